import { screen, userEvent } from "storybook/test";
import { drawer } from "../on-screen.ts";

/** Chooses one of many in a field of the panel. */
export const choose = async (label: RegExp, option: RegExp): Promise<void> => {
  await userEvent.click(await (await drawer()).findByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};
