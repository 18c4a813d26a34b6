import { createSaasZone, deleteSaasZone, hostnamesOf, updateSaasZone } from "./save-saas-zone.ts";
import type { Db } from "../../db/db.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { omit } from "../../request/omit.ts";
import { visibleRow } from "../../session/visible.ts";
import type { SaasZoneRow } from "./hostnames-tables.ts";

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
    });
  },

  showSaasZone: ({ db, account, input: { body } }) =>
    counted(
      db,
      existing(visibleRow(db, account, db.hostnames.zones.get(body.zoneId)), "This SaaS zone does not exist."),
    ),

  createSaasZone: ({ db, account, clock, input }) => counted(db, createSaasZone({ db, account, clock }, input)),
  updateSaasZone: ({ db, account, clock, input }) => counted(db, updateSaasZone({ db, account, clock }, input)),
  deleteSaasZone: ({ db, account, input: { query } }) => deleteSaasZone(db, account, query),
} satisfies AreaHandlers;
