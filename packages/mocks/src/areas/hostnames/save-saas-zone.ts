import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import { operatorFor } from "../operators/operator-for.ts";
import type { SaasZoneRow } from "./hostnames-tables.ts";

type Create = Input<Operations["createSaasZone"]>;
type Change = Input<Operations["updateSaasZone"]>;
type Delete = Input<Operations["deleteSaasZone"]>["query"];

/** Number of hostnames in a zone. */
export const hostnamesOf = ({ hostnames }: Db, { zoneId }: Pick<SaasZoneRow, "zoneId">): number => {
  let count = 0;
  for (const row of hostnames.hostnames.values()) if (row.cfSaasZoneId === zoneId) count += 1;
  return count;
};

const others = ({ hostnames }: Db, { opId, zoneId }: Pick<SaasZoneRow, "opId" | "zoneId">) =>
  [...hostnames.zones.values()].filter((it) => it.opId === opId && it.zoneId !== zoneId);

const isNamed = ({ hostnames }: Db, domainName: string, zoneId: string) =>
  [...hostnames.zones.values()].some((it) => it.domainName === domainName && it.zoneId !== zoneId);

/** Stores the zone; a new default replaces the operator's old one. */
const store = (db: Db, row: SaasZoneRow): SaasZoneRow => {
  if (row.default)
    for (const it of others(db, row)) if (it.default) db.hostnames.zones.set(it.zoneId, { ...it, default: false });
  db.hostnames.zones.set(row.zoneId, row);
  return row;
};

/** Adds a SaaS zone; an operator's first one is its default. */
export const createSaasZone = ({ db, account, clock }: Actor, { query, body }: Create): SaasZoneRow => {
  const operator = operatorFor(db, account, query.opId);
  const domainName = body.domainName.toLowerCase();
  if (db.hostnames.zones.has(body.zoneId)) throw Refusal.ofFields({ zoneId: "This zone has already been added." });
  if (isNamed(db, domainName, body.zoneId))
    throw Refusal.ofFields({ domainName: `There is a SaaS zone ${domainName} already.` });
  const at = new Date(clock.now()).toISOString();
  const { zoneId, apiToken } = body;
  const row = { zoneId, apiToken, domainName, opId: operator.opId, createdAt: at, updatedAt: at };
  return store(db, { ...row, default: body.default || others(db, row).length === 0 });
};

/** Changes a SaaS zone and its token. */
export const updateSaasZone = ({ db, account, clock }: Actor, { query, body }: Change): SaasZoneRow => {
  const row = existing(visibleRow(db, account, db.hostnames.zones.get(body.zoneId)), "This SaaS zone does not exist.");
  if (row.opId !== query.opId) throw new Refusal(400, "This SaaS zone belongs to another operator.");
  const domainName = body.domainName.toLowerCase();
  if (isNamed(db, domainName, row.zoneId))
    throw Refusal.ofFields({ domainName: `There is a SaaS zone ${domainName} already.` });
  if (row.default && !body.default) throw Refusal.ofFields({ default: "Make another zone the default instead." });
  return store(db, {
    ...row,
    domainName,
    default: body.default,
    apiToken: body.apiToken,
    updatedAt: new Date(clock.now()).toISOString(),
  });
};

/** Deletes a SaaS zone that has no hostnames and is not the default. */
export const deleteSaasZone = (db: Db, account: Account, { zoneId, domainName }: Delete): null => {
  const row = existing(visibleRow(db, account, db.hostnames.zones.get(zoneId)), "This SaaS zone does not exist.");
  if (row.domainName !== domainName) throw Refusal.ofFields({ domainName: "This SaaS zone has another domain." });
  const count = hostnamesOf(db, row);
  if (count > 0)
    throw new Refusal(400, `${row.domainName} still serves ${count} ${count === 1 ? "hostname" : "hostnames"}.`);
  if (row.default && others(db, row).length > 0)
    throw new Refusal(400, "The default SaaS zone cannot be deleted. Make another one the default first.");
  db.hostnames.zones.delete(zoneId);
  return null;
};
