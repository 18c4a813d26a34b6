import { screen, waitFor, within } from "storybook/test";

/** The drawer on screen, or a dialog that asks nothing. */
export const drawer = async () => within(await screen.findByRole("dialog"));

/** The confirmation, or the error dialog, with this title. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole("alertdialog", { name }));

/** The first row of the list on screen. */
export const firstRow = () =>
  waitFor(() => {
    const row = document.querySelector<HTMLElement>("tr[data-row-id]");
    if (!row) throw new Error("The list has no row yet");
    return row;
  });
