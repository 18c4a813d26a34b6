import { screen, within } from "storybook/test";

/** The drawer on screen. */
export const drawer = async () => within(await screen.findByRole("dialog"));

/** The confirmation, or the error dialog, with this title. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole("alertdialog", { name }));
