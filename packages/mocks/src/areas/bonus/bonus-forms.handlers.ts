import { decideBonusRequest } from "./decide-bonus-request.ts";
import { createBonusForm, deleteBonusForm, updateBonusForm } from "./save-bonus-form.ts";
import { bonusFormView, requestCounts } from "./bonus-form-view.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";

export const bonusForms = {
  listBonusForms: (call) => {
    const counts = requestCounts(call.db);
    const rows = [...call.db.bonus.forms.values()].map((row) => bonusFormView(row, counts));
    return list(call, rows, {
      opIdOf: (row) => row.opId,
      equal: ["status"],
      moment: (row) => row.createdAt,
      search: (row) => [row.title, row.uniqeId, row.opTitle],
      newestBy: "createdAt",
    });
  },
  showBonusForm: ({ db, account, input: { body } }) => {
    const row = existing(visibleRow(db, account, db.bonus.forms.get(body.bonusId)), "This bonus does not exist.");
    return bonusFormView(row, requestCounts(db));
  },
  createBonusForm: ({ db, account, clock, input: { body } }) => {
    const row = createBonusForm({ db, account, clock }, body);
    return bonusFormView(row, requestCounts(db));
  },
  updateBonusForm: ({ db, account, clock, input: { body } }) => {
    const row = updateBonusForm({ db, account, clock }, body);
    return bonusFormView(row, requestCounts(db));
  },
  deleteBonusForm: ({ db, account, input: { query } }) => deleteBonusForm(db, account, query),

  listBonusFormRequests: (call) => {
    const { isDecided, playerCode } = call.input.body;
    return list(call, call.db.bonus.requests.values(), {
      opIdOf: (row) => row.opId,
      equal: ["status", "bonusId", "isTest"],
      moment: (row) => row.createdAt,
      keep: (row) =>
        (isDecided === undefined || (row.status !== "PENDING") === isDecided) &&
        (!playerCode || row.playerCode === playerCode.trim().toUpperCase()),
      search: (row) => [row.playerCode, row.username, row.bonusTitle],
      newestBy: "createdAt",
    });
  },
  showBonusFormRequest: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.bonus.requests.get(body.requestId)), "This request does not exist."),
  decideBonusFormRequest: (call) => decideBonusRequest(call, call.input),
} satisfies AreaHandlers;
