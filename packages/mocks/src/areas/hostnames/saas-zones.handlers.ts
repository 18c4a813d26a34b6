import type { components } from "@backoffice/api-client/contract";
import { createSaasZone, deleteSaasZone, hostnamesOf, updateSaasZone } from "./save-saas-zone.ts";
import type { Db } from "../../db/db.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import type { SortValue } from "../../request/sorted.ts";
import { omit } from "../../request/omit.ts";
import { visibleRow } from "../../session/visible.ts";
import type { SaasZoneRow } from "./hostnames-tables.ts";

type Schemas = components["schemas"];

const SORTS: Record<
  Exclude<Schemas["SaasZoneSort"], "hostnameCount">,
  (row: Omit<SaasZoneRow, "apiToken">) => SortValue
> = {
  domainName: (row) => row.domainName,
  zoneId: (row) => row.zoneId,
  opId: (row) => row.opId,
  default: (row) => Number(row.default),
  createdAt: (row) => row.createdAt,
  updatedAt: (row) => row.updatedAt,
};

const counted = (db: Db, row: SaasZoneRow) => ({ ...row, hostnameCount: hostnamesOf(db, row) });

export const saasZones = {
  listSaasZones: (call) => {
    const { db, input } = call;
    const rows = [...db.hostnames.zones.values()].map((row) => ({
      ...omit(row, "apiToken"),
      hostnameCount: hostnamesOf(db, row),
    }));
    return list(call, rows, {
      opIdOf: (row) => row.opId,
      keep: (row) => input.body.default === undefined || row.default === input.body.default,
      search: (row) => [row.domainName, row.zoneId],
      sorts: { ...SORTS, hostnameCount: (row) => row.hostnameCount },
    });
  },

  showSaasZone: ({ db, account, input: { body } }) =>
    counted(
      db,
      existing(visibleRow(db, account, db.hostnames.zones.get(body.zoneId)), "This SaaS zone does not exist."),
    ),

  createSaasZone: ({ db, account, clock, input }) => counted(db, createSaasZone(db, account, clock, input)),
  updateSaasZone: ({ db, account, clock, input }) => counted(db, updateSaasZone(db, account, clock, input)),
  deleteSaasZone: ({ db, account, input: { query } }) => deleteSaasZone(db, account, query),
} satisfies AreaHandlers;
