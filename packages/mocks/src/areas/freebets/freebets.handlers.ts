import { giveFreebet } from "./give-freebet.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { byField, list } from "../../request/list.ts";
import { page } from "../../request/page.ts";
import { existing } from "../../request/refusal.ts";
import { sorted, type SortValue } from "../../request/sorted.ts";
import { visibleRow } from "../../session/visible.ts";
import type { SportFreebetRow } from "./freebets-tables.ts";

/** The `sortBy` values that are no fields of a template. */
const SORTS: Partial<Record<string, (row: SportFreebetRow) => SortValue>> = {
  betAmount: (row) => row.freebetData.betAmount,
  betCount: (row) => row.freebetData.betCount,
};

export const freebets = {
  listSportFreebets: ({ db, input: { query = {} } }) => {
    const { page: number = 1, itemsPerPage = 50, search, isEnable, stage, discipline, sortBy, sortDirection } = query;
    const wanted = search?.trim().toLowerCase();
    const rows = [...db.freebets.templates.values()].filter(
      (it) =>
        (isEnable === undefined || it.isEnable === isEnable) &&
        (stage === undefined || it.stage === stage) &&
        (!discipline || it.disciplines.includes(discipline)) &&
        (!wanted || it.id.includes(wanted) || it.name.toLowerCase().includes(wanted)),
    );
    const order = sortBy && sorted(rows, SORTS[sortBy] ?? byField(sortBy), sortDirection);
    const found = page(order ?? rows, { page: number, itemsPerPage });
    return { code: 0, items: found.items, message: "", metadata: { totalItems: found.count, itemsPerPage } };
  },

  showSportFreebet: ({ db, input: { body } }) =>
    existing(db.freebets.templates.get(body.id), "This freebet does not exist."),

  giveSportFreebet: (call) => giveFreebet(call, call.input.path.playerId, call.input.body),

  listAppliedFreebets: (call) => {
    const { playerCode } = call.input.body;
    return list(call, call.db.freebets.applied.values(), {
      newestBy: "activationDate",
      opIdOf: (row) => row.opId,
      equal: ["playerId", "templateId"],
      keep: (row) => !playerCode || row.playerCode === playerCode.trim().toUpperCase(),
      search: (row) => [row.id, row.name],
    });
  },

  showAppliedFreebet: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.freebets.applied.get(body.id)), "This freebet does not exist."),
} satisfies AreaHandlers;
