import { expect, userEvent, waitFor } from "storybook/test";
import { drawer } from "./on-screen.ts";
import type { Call } from "./record-calls.ts";

/**
 * Presses a key of the list's actions with the focus in the drawer but outside of its fields. Waits until every call is
 * answered: an answer may draw the drawer anew, or move the focus into its note.
 */
export const drawerKey = async (calls: readonly Call[], key: string): Promise<void> => {
  await waitFor(() => expect(calls.filter((it) => !it.answered)).toEqual([]));
  const close = (await drawer()).getByRole("button", { name: "Close" });
  close.focus();
  await expect(close).toHaveFocus();
  await userEvent.keyboard(key);
};
