import { userEvent } from "storybook/test";
import { drawer } from "../on-screen.ts";

/** Chooses one of a few in a field of the panel, by its words. */
export const pick = async (label: RegExp, words: string): Promise<void> =>
  userEvent.selectOptions(await (await drawer()).findByRole("combobox", { name: label }), words);
