import { userEvent } from "storybook/test";
import { drawer } from "./on-screen.ts";

/** Replaces the text in a text box of the drawer. */
export const typeIn = async (label: RegExp, text: string): Promise<void> => {
  const box = await (await drawer()).findByRole("textbox", { name: label });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
