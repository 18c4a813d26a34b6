import type { components } from "@backoffice/api-client/contract";
import { createDnsRecord, deleteDnsRecord, updateDnsRecord } from "../commands/dns-records.ts";
import type { Handlers } from "../request/handler.ts";
import { list } from "../request/list.ts";
import { Refusal } from "../request/refusal.ts";
import type { SortValue } from "../request/sorted.ts";
import { visibleRow } from "../session/visible.ts";
import type { DevDnsRow } from "../db/tables/developer-tables.ts";

const SORTS: Record<components["schemas"]["DevDnsSort"], (row: DevDnsRow) => SortValue> = {
  id: (row) => row.id,
  name: (row) => row.name,
  type: (row) => row.type,
  content: (row) => row.content,
  proxied: (row) => Number(row.proxied),
  opId: (row) => row.opId,
  created_on: (row) => row.created_on,
  modified_on: (row) => row.modified_on,
};

export const dns: Handlers<
  "listDnsRecords" | "showDnsRecord" | "createDnsRecord" | "updateDnsRecord" | "deleteDnsRecord"
> = {
  listDnsRecords: (call) => {
    return list(call, call.db.developer.dnsRecords.values(), {
      opIdOf: (row) => row.opId,
      equal: ["type", "proxied"],
      search: (row) => [row.name, row.content],
      sorts: SORTS,
    });
  },

  showDnsRecord: ({ db, account, input: { body } }) =>
    visibleRow(db, account, db.developer.dnsRecords.get(body.id)) ??
    new Refusal(404, "This DNS record does not exist."),

  createDnsRecord: ({ db, account, clock, input }) => createDnsRecord(db, account, clock, input),
  updateDnsRecord: ({ db, account, clock, input }) => updateDnsRecord(db, account, clock, input),
  deleteDnsRecord: ({ db, account, input: { query } }) => deleteDnsRecord(db, account, query.id),
};
