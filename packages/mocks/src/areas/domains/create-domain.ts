import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import { cfId, cfNameServers, frontDoorRecords } from "./cf-parts.ts";
import type { Db } from "../../db/db.ts";
import { createRandom } from "../../db/random.ts";
import type { Operations } from "../../request/handler.ts";
import { refuseFields, Refusal, type FieldMessages } from "../../request/refusal.ts";
import { permissionRefusal } from "../../session/permission-refusal.ts";
import { isAdmin } from "../../session/is-admin.ts";
import { operatorFor, serves } from "../operators/operator-for.ts";
import { ADMIN_FLAGS, clearPrimary } from "./change-domain.ts";
import type { CfAccountRow, DomainRow } from "./domains-tables.ts";
import type { OperatorRow } from "../operators/operator-row.ts";

type NewDomain = Input<Operations["createDomain"]>["body"];
type ByToken = Input<Operations["createDomainByToken"]>["body"];

const accountsFor = (db: Db, operator: OperatorRow): CfAccountRow[] =>
  [...db.domains.accounts.values()].filter((it) => serves(operator, it.opId));

const complaintsOf = (db: Db, operator: OperatorRow, draft: NewDomain): FieldMessages => {
  const wrong: FieldMessages = {};
  if (db.domains.domains.has(draft.domainName)) wrong["domainName"] = `The domain ${draft.domainName} already exists.`;
  if (!accountsFor(db, operator).some((it) => it.cfAccountCode === draft.cfAccountCode))
    wrong["cfAccountCode"] = `There is no CF account ${draft.cfAccountCode} for ${operator.title ?? operator.opId}.`;
  if (draft.afdProfileName && !db.domains.profiles.has(draft.afdProfileName))
    wrong["afdProfileName"] = `There is no AFD profile ${draft.afdProfileName}.`;
  if (draft.zoneId && [...db.domains.domains.values()].some((it) => it.cfZoneId === draft.zoneId))
    wrong["zoneId"] = "Another domain has this zone.";
  return wrong;
};

const store = (db: Db, operator: OperatorRow, draft: NewDomain, now: number): DomainRow => {
  const at = new Date(now).toISOString();
  const { domainName, isPrimary = false } = draft;
  const { cfAccountCode, cfAccountId } = db.domains.accounts.get(draft.cfAccountCode)!;
  const profiles = [...db.domains.profiles.values()];
  const profile = profiles.find((it) =>
    draft.afdProfileName ? it.afdProfileName === draft.afdProfileName : it.isDefault,
  );
  const parent = db.operators.get(operator.parentOpId ?? "");
  const random = createRandom(`domain/${domainName}`);
  const id = domainName.replaceAll(".", "-");
  const endpoint = `${profile?.endpointNamePrefix ?? ""}${id}`.slice(0, 46);
  const { isLocked = false, isB2CPFF = false, isBackoffice = false, isBrand = false, isInternal = false } = draft;
  const row: DomainRow = {
    domainName,
    isPrimary,
    isLocked,
    isB2CPFF,
    isBackoffice,
    isBrand,
    isInternal,
    cfAccountCode,
    cfAccountId,
    opId: operator.opId,
    opTitle: operator.title ?? operator.opId,
    parentOpId: operator.parentOpId,
    parentOpTitle: parent ? (parent.title ?? parent.opId) : null,
    partnerId: draft.partnerId ?? null,
    description: draft.description ?? null,
    defaultLang: draft.defaultLang ?? "en",
    cfZoneId: draft.zoneId ?? cfId(random),
    cfZoneStatus: "pending",
    cfZoneSSLMode: "full",
    cfZoneNameServers: cfNameServers(random),
    cfDnsConfigured: false,
    cfRulesConfigured: false,
    afdProfileName: profile?.afdProfileName ?? null,
    afdEndpointName: profile ? endpoint : null,
    afdRouteName: null,
    afdCustomDomainId: profile ? id : null,
    afdProvisionStatus: profile ? "Creating" : null,
    afdValidationStatus: profile ? "Pending" : null,
    afdRoutesAssociated: false,
    dnsRecords: profile ? frontDoorRecords(random, at, domainName, endpoint) : [],
    createdAt: at,
    updatedAt: at,
  };
  if (isPrimary) clearPrimary(db, operator.opId);
  db.domains.domains.set(domainName, row);
  db.domains.beingSetUp.set(domainName, now);
  return row;
};

/** Adds a domain; its Cloudflare zone and its Front Door validation are pending (content §5, §7). */
export const createDomain = (
  { db, account, clock }: Actor,
  { query, body }: { query: { opId: string }; body: NewDomain },
): DomainRow => {
  const operator = operatorFor(db, account, query.opId);
  if (body.opId !== query.opId)
    throw Refusal.ofFields({ opId: "The operator in the query and in the body must be the same." });
  if (!isAdmin(account) && ADMIN_FLAGS.some((flag) => flag !== "isB2CPFF" && body[flag])) throw permissionRefusal();
  const draft = { ...body, domainName: body.domainName.toLowerCase() };
  const wrong = complaintsOf(db, operator, draft);
  refuseFields(wrong);
  return store(db, operator, draft, clock.now());
};

/** Adds a domain by the token of its Cloudflare account. */
export const createDomainByToken = (
  { db, account, clock }: Actor,
  { query, body }: { query: { opId: string }; body: ByToken },
): { name_servers: string[] } => {
  const operator = operatorFor(db, account, query.opId);
  const holder = accountsFor(db, operator).find((it) => it.cfApiKey === body.token);
  const domainName = body.domain.toLowerCase();
  if (!holder)
    throw new Refusal(400, "Failed to add the domain. Make sure the domain and API token are valid and try again.");
  if (db.domains.domains.has(domainName))
    throw Refusal.ofFields({ domain: `The domain ${domainName} already exists.` });
  const draft = { domainName, cfAccountCode: holder.cfAccountCode, opId: operator.opId, isB2CPFF: true };
  return { name_servers: store(db, operator, draft, clock.now()).cfZoneNameServers };
};
