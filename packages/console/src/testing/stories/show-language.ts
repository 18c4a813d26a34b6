import { userEvent } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";

/** Selects the tab of a language in the open panel; waits for the languages of the operator. */
export const showLanguage = async (label: RegExp): Promise<void> =>
  userEvent.click(await (await drawer()).findByRole("tab", { name: label }));
