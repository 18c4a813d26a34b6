import { cfId, cfKey, hostnameRecords } from "../domains/cf-parts.ts";
import type { Random } from "../../db/random.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { CfAccountV3Row, HostnamesTables, SaasZoneRow } from "./hostnames-tables.ts";
import type { OperatorRow } from "../operators/operator-row.ts";

const DAY = 86_400;
const LABELS = ["play", "www", "live", "casino", "sport", "win", "m", "vip", "start", "games"];

const account = (world: World, random: Random, { opId }: OperatorRow, index: number): CfAccountV3Row => ({
  cfAccountCode: `SAAS-${opId.slice(3).toUpperCase()}-${index}`,
  cfAccountId: cfId(random),
  opId,
  partnerId: null,
  cfApiKey: cfKey(random),
  createdAt: ago(world, (200 + random.int(200)) * DAY),
  updatedAt: ago(world, random.int(100 * DAY)),
});

const zone = (world: World, random: Random, { opId }: OperatorRow, index: number): SaasZoneRow => ({
  domainName: `saas${index === 1 ? "" : index}-${opId.slice(3)}.example`,
  zoneId: cfId(random),
  default: index === 1,
  opId,
  apiToken: cfKey(random),
  createdAt: ago(world, (200 + random.int(200)) * DAY),
  updatedAt: ago(world, random.int(100 * DAY)),
});

const states = (random: Random) => {
  if (random.chance(0.75))
    return { sslValidationStatus: "active", clientZoneStatus: "active", customHostnameStatus: "active" } as const;
  return {
    sslValidationStatus: random.pick(["pending_validation", "pending_issuance", "validation_timed_out"] as const),
    clientZoneStatus: random.pick(["pending", "active", "moved"] as const),
    customHostnameStatus: random.pick(["pending", "pending", "blocked"] as const),
  };
};

/** Accounts, SaaS zones and hostnames. The first operator has an unused account and an unused zone. */
export const seedHostnames = (world: World): HostnamesTables => {
  const tables: HostnamesTables = { accounts: new Map(), zones: new Map(), hostnames: new Map() };
  if (world.sizes.scale === 0) return tables;
  const random = randomOf(world, "hostnames");
  const most = Math.min(LABELS.length, Math.max(4, rowsOf(world, 5)));
  const held = new Map<string, { accounts: CfAccountV3Row[]; zone: SaasZoneRow }>();
  for (const [index, parent] of [...world.operators.values()].filter((it) => it.parentOpId === null).entries()) {
    const accounts = (index === 0 ? [1, 2, 3] : [1]).map((number) => account(world, random, parent, number));
    const zones = (index === 0 ? [1, 2] : [1]).map((number) => zone(world, random, parent, number));
    for (const row of accounts) tables.accounts.set(row.cfAccountCode, row);
    for (const row of zones) tables.zones.set(row.zoneId, row);
    held.set(parent.opId, { accounts: accounts.slice(0, 2), zone: zones[0]! });
  }
  for (const operator of world.operators.values()) {
    const { accounts, zone: served } = held.get(operator.parentOpId ?? operator.opId)!;
    const count = 2 + random.int(most - 1);
    for (let index = 0; index < count; index++) {
      const hostname = `${LABELS[index]!}.${operator.opId.slice(3)}.example`;
      const state = states(random);
      const age = random.int(190 * DAY);
      const createdAt = ago(world, age);
      tables.hostnames.set(hostname, {
        hostname,
        opId: operator.opId,
        partnerId: random.chance(0.06) ? `pt-${4700 + random.int(40)}` : null,
        cfAccountCode: random.pick(accounts).cfAccountCode,
        ...state,
        cfClientZoneId: state.clientZoneStatus === "pending" ? null : cfId(random),
        cfSaasZoneId: served.zoneId,
        // The records of some hostnames were not fetched from Cloudflare yet.
        dnsRecords: index === 1 ? [] : hostnameRecords(random, createdAt, hostname, served.domainName),
        createdAt,
        updatedAt: ago(world, random.int(Math.min(age, 30 * DAY) + 1)),
      });
    }
  }
  return tables;
};
