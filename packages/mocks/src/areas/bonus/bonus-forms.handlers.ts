import { decideBonusRequest } from "./decide-bonus-request.ts";
import { createBonusForm, deleteBonusForm, updateBonusForm } from "./save-bonus-form.ts";
import { bonusFormView, requestCounts } from "./bonus-form-view.ts";
import type { Handlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { Refusal } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";

type Ids =
  | "listBonusForms"
  | "showBonusForm"
  | "createBonusForm"
  | "updateBonusForm"
  | "deleteBonusForm"
  | "listBonusFormRequests"
  | "showBonusFormRequest"
  | "decideBonusFormRequest";

export const bonusForms: Handlers<Ids> = {
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
    const row = visibleRow(db, account, db.bonus.forms.get(body.bonusId));
    return row ? bonusFormView(row, requestCounts(db)) : new Refusal(404, "This bonus does not exist.");
  },
  createBonusForm: ({ db, account, clock, input: { body } }) => {
    const row = createBonusForm(db, account, clock, body);
    return row instanceof Refusal ? row : bonusFormView(row, requestCounts(db));
  },
  updateBonusForm: ({ db, account, clock, input: { body } }) => {
    const row = updateBonusForm(db, account, clock, body);
    return row instanceof Refusal ? row : bonusFormView(row, requestCounts(db));
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
    visibleRow(db, account, db.bonus.requests.get(body.requestId)) ?? new Refusal(404, "This request does not exist."),
  decideBonusFormRequest: (call) => decideBonusRequest(call, call.input),
};
