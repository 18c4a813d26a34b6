import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { omit } from "../../request/omit.ts";
import { visibleRow } from "../../session/visible.ts";

const NONE = "This flow does not exist.";

export const flows = {
  listFlows: (call) => {
    const found = list(call, call.db.flows.flows.values(), {
      opIdOf: (row) => row.opId,
      equal: ["status", "trigger"],
      search: (row) => [row.title, row.flowId],
    });
    return { ...found, items: found.items.map((row) => omit(omit(row, "steps"), "description")) };
  },

  showFlow: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.flows.flows.get(body.flowId)), NONE),

  deleteFlow: ({ db, account, input: { body } }) => {
    const flow = existing(visibleRow(db, account, db.flows.flows.get(body.flowId)), NONE);
    db.flows.flows.delete(flow.flowId);
    return null;
  },
} satisfies AreaHandlers;
