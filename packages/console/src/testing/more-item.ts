import { screen, userEvent } from "storybook/test";

/** Opens the More menu of a record page and returns an item; its name ends with the reason why it is disabled. */
export const moreItem = async (name: string): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  return screen.findByRole("menuitem", { name: new RegExp(`^${name}`) });
};
