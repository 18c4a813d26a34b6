import type { Bulk } from "#kit/bulk/bulk.ts";
import { eligibleRows } from "#kit/bulk/eligible-rows.ts";
import { storySession } from "#testing/backend/story-session.ts";

/**
 * The bulk actions of a list for a row and an account: each action with the reason why it excludes the row, or "may".
 */
export const bulkOffers = <Row>(bulk: Bulk<Row>, account: string, row: Row): Record<string, string> =>
  Object.fromEntries(
    bulk.actions.map((action) => {
      const rows = [{ selected: row, latest: row }];
      const { excluded } = eligibleRows(bulk, action, storySession(account), rows, () => undefined);
      return [action.id, excluded[0]?.reason ?? "may"];
    }),
  );

/** The call of a bulk action for a row: operation id and input. */
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
