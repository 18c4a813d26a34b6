import { userEvent } from "storybook/test";
import { drawer } from "./on-screen.ts";

/** Writes into a text box of the drawer, over what stands in it. */
export const typeIn = async (label: RegExp, text: string): Promise<void> => {
  const box = await (await drawer()).findByRole("textbox", { name: label });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
