import type { Handlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { Refusal } from "../../request/refusal.ts";
import { omit } from "../../request/omit.ts";
import { visibleRow } from "../../session/visible.ts";

const NONE = "This flow does not exist.";

export const flows: Handlers<"listFlows" | "showFlow" | "deleteFlow"> = {
  listFlows: (call) => {
    const found = list(call, call.db.flows.flows.values(), {
      opIdOf: (row) => row.opId,
      equal: ["status", "trigger"],
      search: (row) => [row.title, row.flowId],
    });
    if (found instanceof Refusal) return found;
    return { ...found, items: found.items.map((row) => omit(omit(row, "steps"), "description")) };
  },

  showFlow: ({ db, account, input: { body } }) =>
    visibleRow(db, account, db.flows.flows.get(body.flowId)) ?? new Refusal(404, NONE),

  deleteFlow: ({ db, account, input: { body } }) => {
    const flow = visibleRow(db, account, db.flows.flows.get(body.flowId));
    if (!flow) return new Refusal(404, NONE);
    db.flows.flows.delete(flow.flowId);
    return null;
  },
};
