import { expect, userEvent, waitFor } from "storybook/test";
import { drawerOf } from "./on-screen.ts";
import type { Call } from "#testing/backend/record-calls.ts";

/**
 * Presses a shortcut of the list's actions with the focus in the drawer of this record but outside of its fields.
 * Waits until every request is answered: an answer may re-render the drawer, or move the focus into its note.
 */
export const drawerKey = async (calls: readonly Call[], id: string, key: string): Promise<void> => {
  const panel = await drawerOf(id);
  await waitFor(() => expect(calls.filter((it) => !it.answered)).toEqual([]));
  const close = panel.getByRole("button", { name: "Close" });
  close.focus();
  await expect(close).toHaveFocus();
  await userEvent.keyboard(key);
};
