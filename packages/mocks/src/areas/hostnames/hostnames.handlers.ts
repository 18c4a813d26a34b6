import { addCfRecord } from "../domains/add-cf-record.ts";
import { createHostname, hostnameOf, moveHostname, syncDns, syncStatus } from "./hostnames.ts";
import type { Handlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { Refusal } from "../../request/refusal.ts";
import { omit } from "../../request/omit.ts";
import { visibleRow } from "../../session/visible.ts";

const FIELDS = { name: "name", type: "type", content: "content", proxied: "proxied" };

const SAME = [
  "sslValidationStatus",
  "clientZoneStatus",
  "customHostnameStatus",
  "cfAccountCode",
  "cfSaasZoneId",
] as const;

export const hostnames: Handlers<
  | "listHostnames"
  | "showHostname"
  | "createHostname"
  | "updateHostname"
  | "deleteHostname"
  | "syncHostnameStatus"
  | "syncHostnameDns"
  | "createHostnameDnsRecord"
> = {
  listHostnames: ({ db, account, input: { query, body } }) => {
    const given = SAME.filter((name) => body[name] !== undefined);
    const found = list(
      { db, account, input: { body: { ...body, opId: query?.opId } } },
      db.hostnames.hostnames.values(),
      {
        opIdOf: (row) => row.opId,
        keep: (row) => given.every((name) => row[name] === body[name]),
        search: (row) => [row.hostname],
      },
    );
    if (found instanceof Refusal) return found;
    return { ...found, items: found.items.map((row) => omit(row, "dnsRecords")) };
  },

  showHostname: ({ db, account, input: { body } }) =>
    visibleRow(db, account, db.hostnames.hostnames.get(body.hostname.toLowerCase())) ??
    new Refusal(404, "This hostname does not exist."),

  createHostname: ({ db, account, clock, input }) => createHostname(db, account, clock, input),
  updateHostname: ({ db, account, clock, input }) => moveHostname(db, account, clock, input),

  deleteHostname: ({ db, account, input: { query } }) => {
    const row = hostnameOf(db, account, query);
    if (row instanceof Refusal) return row;
    db.hostnames.hostnames.delete(row.hostname);
    return null;
  },

  syncHostnameStatus: ({ db, account, clock, input: { query, body } }) => {
    const row = hostnameOf(db, account, { hostname: body.hostname, opId: query.opId });
    return row instanceof Refusal ? row : syncStatus(db, clock, row);
  },

  syncHostnameDns: ({ db, account, clock, input: { query } }) => {
    const row = hostnameOf(db, account, query);
    return row instanceof Refusal ? row : syncDns(db, clock, row);
  },

  createHostnameDnsRecord: ({ db, account, clock, input: { body } }) => {
    const row = hostnameOf(db, account, body);
    if (row instanceof Refusal) return row;
    const { name, type, content, proxied } = body;
    const at = new Date(clock.now()).toISOString();
    const added = addCfRecord(row.hostname, row.dnsRecords, { name, type, content, proxied }, { at, fields: FIELDS });
    if (added instanceof Refusal) return added;
    db.hostnames.hostnames.set(row.hostname, { ...row, dnsRecords: added.records });
    return added.record;
  },
};
