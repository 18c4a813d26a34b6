import type { Bulk } from "#kit/bulk/bulk.ts";
import { eligibleRows } from "#kit/bulk/eligible-rows.ts";
import { storySession } from "./backend/story-session.ts";

/** What the bulk actions of a list do with a row for an account: each action with why it leaves the row out, or "may". */
export const bulkOffers = <Row>(bulk: Bulk<Row>, account: string, row: Row): Record<string, string> =>
  Object.fromEntries(
    bulk.actions.map((action) => {
      const { excluded } = eligibleRows(bulk, action, storySession(account), [{ selected: row, latest: row }]);
      return [action.id, excluded[0]?.reason ?? "may"];
    }),
  );

/** What a bulk action sends for a row, as the operation's id and its input. */
export const bulkSends = <Row>(bulk: Bulk<Row>, id: string, row: Row, note = "", chosen?: boolean) => {
  const action = bulk.actions.find((one) => one.id === id);
  if (!action) throw new Error(`The list has no bulk action ${id}`);
  const { operation, input } = action.call(row, {
    note,
    chosen: chosen ?? action.choice?.initial ?? false,
    userId: "me",
  });
  return { operation: operation.id, input };
};
