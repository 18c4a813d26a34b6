import { screen, userEvent, within } from "storybook/test";

/** Writes into a text box of the confirmation on screen, over what stands in it. */
export const answer = async (label: RegExp, text: string): Promise<void> => {
  const box = await within(await screen.findByRole("alertdialog")).findByRole("textbox", { name: label });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
