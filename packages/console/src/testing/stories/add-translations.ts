import { userEvent } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";

/** Shows the other languages of a text without translations: "Name". */
export const addTranslations = async (label: string): Promise<void> =>
  userEvent.click(
    await (await drawer()).findByRole("button", { name: new RegExp(`^Add translations \\(0 of \\d+\\): ${label}$`) }),
  );
