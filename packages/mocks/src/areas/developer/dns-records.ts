import type { components, Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Clock } from "../../db/times/clock.ts";
import type { Db } from "../../db/db.ts";
import { createRandom } from "../../db/random.ts";
import type { Operations } from "../../request/handler.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import { operatorFor } from "../operators/operator-for.ts";
import type { DevDnsRow } from "./developer-tables.ts";

type Create = Input<Operations["createDnsRecord"]>;
type Update = Input<Operations["updateDnsRecord"]>;
type Draft = { id?: string; name: string; type: string; content: string };

const bare = (text: string) => text.toLowerCase().replace(/\.$/, "");

/** Refuses a record that conflicts with itself or with others of its name: a CNAME must be the only one. */
const checkClash = ({ developer }: Db, opId: string, { id, name, type, content }: Draft): void => {
  if (type === "CNAME" && bare(name) === bare(content))
    throw Refusal.ofFields({ content: "A CNAME cannot point to itself." });
  const beside = [...developer.dnsRecords.values()].filter(
    (it) => it.opId === opId && it.id !== id && it.name.toLowerCase() === name.toLowerCase(),
  );
  if (beside.some((it) => it.type === type))
    throw Refusal.ofFields({ name: `There is a ${type} record named ${name} already.` });
  if (beside.length > 0)
    throw Refusal.ofFields({ type: `${name} has another record; a CNAME must be the only record of its name.` });
};

export const createDnsRecord = ({ db, account, clock }: Actor, { query, body }: Create): string => {
  const operator = operatorFor(db, account, query.opId);
  checkClash(db, operator.opId, body);
  const at = new Date(clock.now()).toISOString();
  const id = createRandom(`dns/${operator.opId}/${body.name}/${body.type}/${at}`).text(16, "0123456789abcdef");
  const { name, type, content } = body;
  db.developer.dnsRecords.set(id, {
    id,
    name,
    type,
    content,
    proxied: false,
    opId: operator.opId,
    created_on: at,
    modified_on: at,
  });
  return "DNS record is successfully added!";
};

const changeRecord = (
  db: Db,
  clock: Clock,
  row: DevDnsRow,
  { name, type, content }: components["schemas"]["DevDnsRecordChange"],
): string => {
  checkClash(db, row.opId, { id: row.id, name, type, content });
  const modified_on = new Date(clock.now()).toISOString();
  db.developer.dnsRecords.set(row.id, {
    ...row,
    name,
    type,
    content,
    modified_on,
    proxied: type === "CNAME" && row.proxied,
  });
  return "DNS record is successfully updated!";
};

const changeFrontDoor = (db: Db, change: components["schemas"]["DevFrontDoorChange"]): string => {
  const { frontDoor } = db.developer;
  const row = existing(frontDoor.get(change.id), "This Front Door domain does not exist.");
  const { name, hostName } = change;
  if ([...frontDoor.values()].some((it) => it.id !== row.id && it.name === name))
    throw Refusal.ofFields({ name: `A Front Door domain already exists with the name ${name} already.` });
  // A new host name has to be validated again.
  const proved = hostName === row.hostName ? {} : ({ domainValidationState: "PendingRevalidation" } as const);
  frontDoor.set(row.id, { ...row, name, hostName, ...proved });
  return "AFD domain is successfully updated!";
};

/** Changes a DNS record or, with the other shape of the body, a Front Door domain. */
export const updateDnsRecord = ({ db, account, clock }: Actor, { query, body }: Update): string => {
  const operator = operatorFor(db, account, query.opId);
  if ("hostName" in body) return changeFrontDoor(db, body);
  const row = existing(
    visibleRow(db, account, db.developer.dnsRecords.get(body.id)),
    "This DNS record does not exist.",
  );
  if (row.opId !== operator.opId) throw new Refusal(400, "This DNS record belongs to another operator.");
  return changeRecord(db, clock, row, body);
};

export const deleteDnsRecord = (db: Db, account: Account, id: string): string => {
  if (!visibleRow(db, account, db.developer.dnsRecords.get(id)))
    throw new Refusal(404, "This DNS record does not exist.");
  db.developer.dnsRecords.delete(id);
  return "DNS record is successfully deleted!";
};
