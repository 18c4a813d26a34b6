import { screen, userEvent, within } from "storybook/test";

/** Replaces the text in a text box of the confirmation on screen. */
export const answer = async (label: RegExp, text: string): Promise<void> => {
  const box = await within(await screen.findByRole("alertdialog")).findByRole("textbox", { name: label });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

/** Types the word that the confirmation on screen asks for. */
export const typeToConfirm = async (): Promise<void> => {
  const question = within(await screen.findByRole("alertdialog"));
  const box = await question.findByRole<HTMLInputElement>("textbox", { name: /^Type / });
  const label = box.labels?.[0]?.textContent ?? "";
  await userEvent.type(box, label.replace(/^Type /, "").replace(/ to confirm$/, ""));
};

/** Ticks the check box or types the name that an irreversible action asks for; does nothing if it asks for neither. */
export const acknowledge = async (): Promise<void> => {
  const question = within(await screen.findByRole("alertdialog"));
  const box = question.queryByRole<HTMLInputElement>("checkbox", { name: /cannot be undone/ });
  if (box && !box.checked) await userEvent.click(box);
  if (question.queryByRole<HTMLInputElement>("textbox", { name: /^Type .* to confirm$/ })?.value === "")
    await typeToConfirm();
};
