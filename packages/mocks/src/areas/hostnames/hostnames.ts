import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import { cfId, hostnameRecords } from "../domains/cf-parts.ts";
import type { Clock } from "../../db/times/clock.ts";
import type { Db } from "../../db/db.ts";
import { createRandom } from "../../db/random.ts";
import type { Operations } from "../../request/handler.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import { operatorFor, serves } from "../operators/operator-for.ts";
import type { HostnameRow } from "./hostnames-tables.ts";
import type { OperatorRow } from "../operators/operator-row.ts";

type Save = Input<Operations["createHostname"]>;

/**
 * The hostname of a call; refused when it does not exist, is not visible to the account or belongs to another operator.
 */
export const hostnameOf = (
  db: Db,
  account: Account,
  { hostname, opId }: { hostname: string; opId: string },
): HostnameRow => {
  const row = existing(
    visibleRow(db, account, db.hostnames.hostnames.get(hostname.trim().toLowerCase())),
    "This hostname does not exist.",
  );
  if (row.opId !== opId) throw new Refusal(400, "This hostname belongs to another operator.");
  return row;
};

const checkAccount = (db: Db, operator: OperatorRow, code: string): void => {
  if (!serves(operator, db.hostnames.accounts.get(code)?.opId ?? ""))
    throw Refusal.ofFields({ cfAccountCode: `There is no CF account ${code} for ${operator.title ?? operator.opId}.` });
};

const PENDING = {
  sslValidationStatus: "pending_validation",
  clientZoneStatus: "pending",
  customHostnameStatus: "pending",
  cfClientZoneId: null,
} as const;

/** The default zone of the operator or brand, else that of the brand's operator. */
const defaultZone = ({ hostnames }: Db, operator: OperatorRow) => {
  const zones = [...hostnames.zones.values()].filter((it) => it.default);
  return zones.find((it) => it.opId === operator.opId) ?? zones.find((it) => it.opId === operator.parentOpId);
};

/** Adds a hostname to the default SaaS zone; it is pending until its DNS records are set. */
export const createHostname = ({ db, account, clock }: Actor, { query, body }: Save): HostnameRow => {
  const operator = operatorFor(db, account, query.opId);
  const hostname = body.hostname.toLowerCase();
  if (db.hostnames.hostnames.has(hostname))
    throw Refusal.ofFields({ hostname: `The hostname ${hostname} already exists.` });
  checkAccount(db, operator, body.cfAccountCode);
  const zone = defaultZone(db, operator);
  if (!zone) throw new Refusal(400, `${operator.title ?? operator.opId} has no default SaaS zone.`);
  const at = new Date(clock.now()).toISOString();
  const row: HostnameRow = {
    hostname,
    opId: operator.opId,
    partnerId: null,
    cfAccountCode: body.cfAccountCode,
    ...PENDING,
    cfSaasZoneId: zone.zoneId,
    dnsRecords: hostnameRecords(createRandom(`hostname/${hostname}`), at, hostname, zone.domainName),
    createdAt: at,
    updatedAt: at,
  };
  db.hostnames.hostnames.set(hostname, row);
  return row;
};

/** Moves a hostname to another Cloudflare account; its validation starts again. */
export const moveHostname = ({ db, account, clock }: Actor, { query, body }: Save): HostnameRow => {
  const row = hostnameOf(db, account, { hostname: body.hostname, opId: query.opId });
  if (row.cfAccountCode === body.cfAccountCode)
    throw Refusal.ofFields({ cfAccountCode: "The hostname is already in this account." });
  checkAccount(db, db.operators.get(row.opId)!, body.cfAccountCode);
  const updatedAt = new Date(clock.now()).toISOString();
  const next: HostnameRow = { ...row, ...PENDING, cfAccountCode: body.cfAccountCode, updatedAt };
  db.hostnames.hostnames.set(row.hostname, next);
  return next;
};

/** Stores the status at Cloudflare: pending ones are validated by now, blocked ones stay blocked. */
export const syncStatus = (db: Db, clock: Clock, row: HostnameRow): HostnameRow => {
  const blocked = row.customHostnameStatus === "blocked";
  const next: HostnameRow = {
    ...row,
    sslValidationStatus: blocked ? row.sslValidationStatus : "active",
    clientZoneStatus: row.clientZoneStatus === "pending" ? "active" : row.clientZoneStatus,
    customHostnameStatus: blocked ? row.customHostnameStatus : "active",
    cfClientZoneId: row.cfClientZoneId ?? cfId(createRandom(`client-zone/${row.hostname}`)),
    updatedAt: new Date(clock.now()).toISOString(),
  };
  db.hostnames.hostnames.set(row.hostname, next);
  return next;
};

/** Stores the records at Cloudflare; records added by staff stay. */
export const syncDns = (db: Db, clock: Clock, row: HostnameRow): HostnameRow => {
  const zone = db.hostnames.zones.get(row.cfSaasZoneId);
  if (!zone) throw new Refusal(400, "Unable to sync DNS records!");
  const at = new Date(clock.now()).toISOString();
  const told = hostnameRecords(createRandom(`hostname/${row.hostname}`), at, row.hostname, zone.domainName);
  const fresh = told.filter((it) => !row.dnsRecords.some((one) => one.name === it.name && one.type === it.type));
  const dnsRecords = [...row.dnsRecords, ...fresh].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const next = { ...row, dnsRecords };
  db.hostnames.hostnames.set(row.hostname, next);
  return next;
};
