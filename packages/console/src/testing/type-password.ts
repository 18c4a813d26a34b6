import { userEvent } from "storybook/test";
import { drawer } from "./on-screen.ts";

/** Writes into a password box of the drawer, which assistive technology does not call a text box. */
export const typePassword = async (label: RegExp, text: string): Promise<void> => {
  const box = await (await drawer()).findByLabelText(label, { selector: "input" });
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
};
