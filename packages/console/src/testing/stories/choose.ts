import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";

/** Selects an option of this field by the start of its name. */
const chooseIn = async (box: HTMLElement, name: string): Promise<void> => {
  if (box instanceof HTMLSelectElement) {
    const option = await within(box).findByRole("option", { name: new RegExp(`^${name}`) });
    return userEvent.selectOptions(box, option);
  }
  await userEvent.click(box);
  // The list has a search box that takes typed text once focused; a short list has none.
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-slot="combobox-popover"]') ?? document.activeElement).not.toBe(box),
  );
  await userEvent.keyboard(name);
  const [first] = await screen.findAllByRole("option", { name: new RegExp(`^${name}`) });
  await userEvent.click(first!);
  // A list of many choices stays open, and the next press would only close it.
  if (box.ariaExpanded === "true") await userEvent.keyboard("{Escape}");
};

/** Selects one of many options in a field of the panel, by the start of its name. */
export const choose = async (label: RegExp, name: string): Promise<void> =>
  chooseIn(await (await drawer()).findByRole("combobox", { name: label }), name);

/** The same in a field of the confirmation on screen. */
export const chooseInQuestion = async (label: RegExp, name: string): Promise<void> =>
  chooseIn(await within(await screen.findByRole("alertdialog")).findByRole("combobox", { name: label }), name);

/** The option names of a field with few options, without the placeholder. */
export const choicesIn = (box: HTMLElement): (string | null)[] =>
  within(box)
    .getAllByRole<HTMLOptionElement>("option")
    .filter(({ value }) => value !== "")
    .map((it) => it.textContent);

/** Selects an option in a field of the panel whose list has no search box: there a space would select at once. */
export const pick = async (label: RegExp, name: RegExp): Promise<void> => {
  await userEvent.click(await (await drawer()).findByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name }));
};
