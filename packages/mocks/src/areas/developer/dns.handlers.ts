import { createDnsRecord, deleteDnsRecord, updateDnsRecord } from "./dns-records.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";

export const dns = {
  listDnsRecords: (call) =>
    list(call, call.db.developer.dnsRecords.values(), {
      opIdOf: (row) => row.opId,
      equal: ["type", "proxied"],
      search: (row) => [row.name, row.content],
    }),

  showDnsRecord: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.developer.dnsRecords.get(body.id)), "This DNS record does not exist."),

  createDnsRecord: (call) => createDnsRecord(call, call.input),
  updateDnsRecord: (call) => updateDnsRecord(call, call.input),
  deleteDnsRecord: ({ db, account, input: { query } }) => deleteDnsRecord(db, account, query.id),
} satisfies AreaHandlers;
