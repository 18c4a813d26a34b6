import type { components, Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { permissionRefusal } from "../../session/permission-refusal.ts";
import { isAdmin } from "../../session/is-admin.ts";
import { domainOf, checkDeletion } from "./domain-of.ts";
import type { DomainRow } from "./domains-tables.ts";

type Action = Input<Operations["changeDomain"]>["body"];
type Order = components["schemas"]["DomainOrder"]["action"];

/** The result of an action on a domain: changed fields, a refusal, or null when the domain is deleted. */
type Outcome = Partial<DomainRow> | null;

/** The flags that only admins set (content §6). */
export const ADMIN_FLAGS = ["isLocked", "isBackoffice", "isB2CPFF", "isBrand", "isInternal"] as const;

const NO_ZONE = {
  cfZoneId: null,
  cfZoneStatus: null,
  cfZoneSSLMode: null,
  cfZoneNameServers: [],
  cfDnsConfigured: false,
  cfRulesConfigured: false,
  dnsRecords: [],
};
const NO_FRONT_DOOR = {
  afdProfileName: null,
  afdEndpointName: null,
  afdRouteName: null,
  afdCustomDomainId: null,
  afdProvisionStatus: null,
  afdValidationStatus: null,
  afdRoutesAssociated: false,
};

const checkZone = (row: DomainRow): void => {
  if (!row.cfZoneId) throw new Refusal(400, `${row.domainName} has no zone at Cloudflare.`);
};

const purge = (row: DomainRow): Outcome => {
  checkZone(row);
  if (row.cfZoneStatus !== "active") throw new Refusal(400, "Only the cache of an active zone can be purged.");
  return {};
};

const OUTCOMES: Record<Order, (row: DomainRow) => Outcome> = {
  CF_DELETE: (row) => {
    checkDeletion(row);
    checkZone(row);
    return NO_ZONE;
  },
  AFD_DELETE: (row) => {
    checkDeletion(row);
    if (!row.afdProfileName) throw new Refusal(400, `Front Door does not know ${row.domainName}.`);
    return NO_FRONT_DOOR;
  },
  DB_DELETE: (row) => {
    checkDeletion(row);
    return null;
  },
  SET_PRIMARY: (row) => {
    if (row.isPrimary) throw new Refusal(400, `${row.domainName} is already the primary domain.`);
    if (row.cfZoneStatus !== "active") throw new Refusal(400, "Only a domain whose zone is active can be primary.");
    return { isPrimary: true };
  },
  ASSOCIATE: (row) => {
    if (!row.afdProfileName || !row.afdEndpointName || !row.afdCustomDomainId)
      throw new Refusal(400, "The Front Door profile, endpoint or custom domain ID is missing.");
    if (row.afdValidationStatus !== "Approved")
      throw new Refusal(400, `Front Door has not validated ${row.domainName} yet.`);
    return { afdRouteName: row.afdRouteName ?? `route-${row.afdCustomDomainId}`, afdRoutesAssociated: true };
  },
  SYNC_CF: (row) => {
    checkZone(row);
    // A pending zone becomes active; a zone that was moved away stays so.
    const status = row.cfZoneStatus === "pending" || row.cfZoneStatus === "initializing" ? "active" : row.cfZoneStatus;
    return { cfZoneStatus: status, cfDnsConfigured: status === "active", cfRulesConfigured: status === "active" };
  },
  PURGE_CACHE: purge,
  PURGE_CACHE_ALL: purge,
};

const edited = (row: DomainRow, change: components["schemas"]["DomainChange"], account: Account): Outcome => {
  const { description = row.description, defaultLang = row.defaultLang } = change;
  const changed = ADMIN_FLAGS.filter((flag) => change[flag] !== undefined && change[flag] !== row[flag]);
  if (changed.length > 0 && !isAdmin(account)) throw permissionRefusal();
  return { description, defaultLang, ...Object.fromEntries(changed.map((flag) => [flag, change[flag]])) };
};

/** Clears `isPrimary` on every domain of the operator or brand. */
export const clearPrimary = (db: Db, opId: string): void => {
  for (const row of db.domains.domains.values())
    if (row.opId === opId && row.isPrimary) db.domains.domains.set(row.domainName, { ...row, isPrimary: false });
};

/** Carries out an action on a domain (content §4, §6, §7). Returns null when the domain was deleted. */
export const changeDomain = ({ db, account, clock }: Actor, body: Action): DomainRow | null => {
  const row = domainOf(db, account, body.domainDetails);
  if (body.action !== "EDIT" && !isAdmin(account)) throw permissionRefusal();
  const outcome = body.action === "EDIT" ? edited(row, body.domainDetails, account) : OUTCOMES[body.action](row);
  if (outcome === null) {
    db.domains.domains.delete(row.domainName);
    return null;
  }
  if (outcome.isPrimary) clearPrimary(db, row.opId);
  const next: DomainRow = { ...row, ...outcome, updatedAt: new Date(clock.now()).toISOString() };
  db.domains.domains.set(row.domainName, next);
  return next;
};
