import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { drawer } from "../on-screen.ts";

/** Chooses in this field, by the beginning of the option's name. */
const chooseIn = async (box: HTMLElement, name: string): Promise<void> => {
  if (box instanceof HTMLSelectElement) {
    const option = await within(box).findByRole("option", { name: new RegExp(`^${name}`) });
    return userEvent.selectOptions(box, option);
  }
  await userEvent.click(box);
  // The list takes what is typed for its search, as soon as it has the focus; a short one has none.
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-slot="combobox-popover"]') ?? document.activeElement).not.toBe(box),
  );
  await userEvent.keyboard(name);
  const [first] = await screen.findAllByRole("option", { name: new RegExp(`^${name}`) });
  await userEvent.click(first!);
};

/** Chooses one of many in a field of the panel, by the beginning of its name. */
export const choose = async (label: RegExp, name: string): Promise<void> =>
  chooseIn(await (await drawer()).findByRole("combobox", { name: label }), name);

/** The same in a field of the confirmation on screen. */
export const chooseInQuestion = async (label: RegExp, name: string): Promise<void> =>
  chooseIn(await within(await screen.findByRole("alertdialog")).findByRole("combobox", { name: label }), name);

/** What a field with few options offers, by name; without the words that stand for none. */
export const choicesIn = (box: HTMLElement): (string | null)[] =>
  within(box)
    .getAllByRole<HTMLOptionElement>("option")
    .filter(({ value }) => value !== "")
    .map((it) => it.textContent);

/** Chooses in a field of the panel whose list is short enough to have no search: there a space would choose at once. */
export const pick = async (label: RegExp, name: RegExp): Promise<void> => {
  await userEvent.click(await (await drawer()).findByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name }));
};
