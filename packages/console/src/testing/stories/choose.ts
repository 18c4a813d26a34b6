import { screen, userEvent } from "storybook/test";
import { drawer } from "../on-screen.ts";

/** Chooses one of many in a field of the panel, by the beginning of its name. */
export const choose = async (label: RegExp, name: string): Promise<void> => {
  await userEvent.click(await (await drawer()).findByRole("combobox", { name: label }));
  // The list takes what is typed for its search.
  await userEvent.keyboard(name);
  const [first] = await screen.findAllByRole("option", { name: new RegExp(`^${name}`) });
  await userEvent.click(first!);
};
