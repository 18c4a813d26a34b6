import { cfId, cfKey, cfNameServers, frontDoorRecords } from "./cf-parts.ts";
import type { Random } from "../../db/random.ts";
import { seedAfdProfiles } from "./seed-afd-profiles.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { AfdProfileRow, CfAccountRow, DomainRow, DomainsTables } from "./domains-tables.ts";
import type { OperatorRow } from "../operators/operator-row.ts";

const PREFIXES = [
  "",
  "play-",
  "bo-",
  "live-",
  "win-",
  "vip-",
  "m-",
  "go-",
  "my-",
  "the-",
  "bonus-",
  "sport-",
  "casino-",
];
const DAY = 86_400;

const account = (world: World, random: Random, { opId, title }: OperatorRow, index: number): CfAccountRow => ({
  cfAccountCode: `${opId.slice(3).toUpperCase()}-${index}`,
  cfAccountId: cfId(random),
  title: `${title ?? opId} ${index === 1 ? "main" : "spare"}`,
  description: index === 1 ? "Player sites and back office" : null,
  note: random.chance(0.2) ? "The key is renewed every March." : null,
  opId,
  partnerId: null,
  cfApiKey: cfKey(random),
  createdAt: ago(world, (300 + random.int(300)) * DAY),
  updatedAt: ago(world, random.int(200) * DAY),
});

/** An account for every operator; the first operator and some others have a second, unused one. */
const seedAccounts = (world: World): Map<string, CfAccountRow> => {
  const random = randomOf(world, "cf-accounts");
  const parents = [...world.operators.values()].filter((it) => it.parentOpId === null);
  const rows = parents.flatMap((parent, index) =>
    (index === 0 || random.chance(0.2) ? [1, 2] : [1]).map((number) => account(world, random, parent, number)),
  );
  return new Map(rows.map((row) => [row.cfAccountCode, row]));
};

const frontDoor = (random: Random, profile: AfdProfileRow | undefined, name: string, primary: boolean) => {
  // Some domains are missing at Front Door or set up only in part: the console warns about them.
  if (!profile || (!primary && random.chance(0.12)))
    return {
      afdProfileName: null,
      afdEndpointName: null,
      afdRouteName: null,
      afdCustomDomainId: null,
      afdProvisionStatus: null,
      afdValidationStatus: null,
      afdRoutesAssociated: false,
    };
  const id = name.replaceAll(".", "-");
  const ready = primary || random.chance(0.8);
  return {
    afdProfileName: profile.afdProfileName,
    afdEndpointName: `${profile.endpointNamePrefix ?? ""}${id}`.slice(0, 46),
    afdRouteName: ready || random.chance(0.5) ? `${profile.ppfRouteNamePrefix ?? ""}${id}` : null,
    afdCustomDomainId: id,
    afdProvisionStatus: ready ? "Succeeded" : random.pick(["Creating", "Failed"] as const),
    afdValidationStatus: ready ? "Approved" : random.pick(["Pending", "Submitting", "TimedOut"] as const),
    afdRoutesAssociated: ready,
  } as const;
};

const domain = (
  world: World,
  random: Random,
  operator: OperatorRow,
  { accounts, profiles }: Pick<DomainsTables, "accounts" | "profiles">,
  index: number,
): DomainRow => {
  const parent = world.operators.get(operator.parentOpId ?? "");
  const { cfAccountCode, cfAccountId } = accounts.get(`${(parent ?? operator).opId.slice(3).toUpperCase()}-1`)!;
  const prefix = PREFIXES[index] ?? `go${index}-`;
  const domainName = `${prefix}${operator.opId.slice(3)}.example`;
  const isPrimary = index === 0;
  const active = index < 2 || random.chance(0.85);
  const createdAt = ago(world, (60 + random.int(240)) * DAY - random.int(DAY));
  const afd = frontDoor(random, random.pick([...profiles.values()].slice(0, 3)), domainName, isPrimary);
  return {
    domainName,
    opId: operator.opId,
    opTitle: operator.title ?? operator.opId,
    parentOpId: operator.parentOpId,
    parentOpTitle: parent ? (parent.title ?? parent.opId) : null,
    partnerId: random.chance(0.05) ? `pt-${4700 + random.int(40)}` : null,
    description: isPrimary ? "Main player site" : random.chance(0.2) ? "Campaigns" : null,
    defaultLang: random.chance(0.6) ? "en" : random.pick(operator.allowedLangs),
    isPrimary,
    cfAccountCode,
    cfAccountId,
    cfZoneId: cfId(random),
    cfZoneStatus: active ? "active" : random.pick(["pending", "pending", "moved"] as const),
    cfZoneSSLMode: random.pick(["full", "full", "strict", "flexible"] as const),
    cfZoneNameServers: cfNameServers(random),
    cfDnsConfigured: active && random.chance(0.95),
    cfRulesConfigured: active && random.chance(0.9),
    ...afd,
    isLocked: index > 3 && random.chance(0.3),
    isB2CPFF: prefix !== "bo-",
    isBackoffice: prefix === "bo-",
    isBrand: operator.parentOpId !== null,
    isInternal: prefix === "bo-" && random.chance(0.5),
    dnsRecords: afd.afdEndpointName ? frontDoorRecords(random, createdAt, domainName, afd.afdEndpointName) : [],
    createdAt,
    updatedAt: ago(world, random.int(50 * DAY)),
  };
};

/** Domains of every operator and brand, one of them primary, with their Cloudflare accounts and Front Door profiles. */
export const seedDomains = (world: World): DomainsTables => {
  const tables: DomainsTables = { accounts: new Map(), profiles: new Map(), domains: new Map(), beingSetUp: new Map() };
  if (world.sizes.scale === 0) return tables;
  tables.accounts = seedAccounts(world);
  tables.profiles = seedAfdProfiles(world);
  const random = randomOf(world, "domains");
  const most = Math.max(5, rowsOf(world, 6));
  for (const operator of world.operators.values()) {
    const count = 3 + random.int(most - 2);
    for (let index = 0; index < count; index++) {
      const row = domain(world, random, operator, tables, index);
      tables.domains.set(row.domainName, row);
    }
  }
  return tables;
};
