import { userEvent } from "storybook/test";
import { drawer } from "./on-screen.ts";

/** Types into a password box of the drawer, which has no textbox role. */
export const typePassword = async (label: RegExp, text: string): Promise<void> => {
  const box = await (await drawer()).findByLabelText(label, { selector: "input" });
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
};
