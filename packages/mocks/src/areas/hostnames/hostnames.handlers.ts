import { addCfRecord } from "../domains/add-cf-record.ts";
import { createHostname, hostnameOf, moveHostname, syncDns, syncStatus } from "./hostnames.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
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

export const hostnames = {
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
    return { ...found, items: found.items.map((row) => omit(row, "dnsRecords")) };
  },

  showHostname: ({ db, account, input: { body } }) =>
    existing(
      visibleRow(db, account, db.hostnames.hostnames.get(body.hostname.toLowerCase())),
      "This hostname does not exist.",
    ),

  createHostname: (call) => createHostname(call, call.input),
  updateHostname: (call) => moveHostname(call, call.input),

  deleteHostname: ({ db, account, input: { query } }) => {
    const row = hostnameOf(db, account, query);
    db.hostnames.hostnames.delete(row.hostname);
    return null;
  },

  syncHostnameStatus: ({ db, account, clock, input: { query, body } }) => {
    const row = hostnameOf(db, account, { hostname: body.hostname, opId: query.opId });
    return syncStatus(db, clock, row);
  },

  syncHostnameDns: ({ db, account, clock, input: { query } }) => {
    const row = hostnameOf(db, account, query);
    return syncDns(db, clock, row);
  },

  createHostnameDnsRecord: ({ db, account, clock, input: { body } }) => {
    const row = hostnameOf(db, account, body);
    const { name, type, content, proxied } = body;
    const at = new Date(clock.now()).toISOString();
    const added = addCfRecord(row.hostname, row.dnsRecords, { name, type, content, proxied }, { at, fields: FIELDS });
    db.hostnames.hostnames.set(row.hostname, { ...row, dnsRecords: added.records });
    return added.record;
  },
} satisfies AreaHandlers;
