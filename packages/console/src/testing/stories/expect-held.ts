import { expect, screen, userEvent, waitFor } from "storybook/test";

/**
 * Asserts that after an unknown outcome a confirmation shows the state of the record, or why its button is locked.
 * Presses the button if it is still there.
 */
export const expectHeld = async (says: RegExp): Promise<void> => {
  await waitFor(() => expect(document.body).toHaveTextContent(says));
  const confirm = screen.queryByRole("alertdialog")?.querySelector("[data-confirm]");
  if (confirm) await userEvent.click(confirm);
};
