import { screen, userEvent } from "storybook/test";

/** An item of the More menu of a record page, which this opens; its name goes on with why it is disabled. */
export const moreItem = async (name: string): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  return screen.findByRole("menuitem", { name: new RegExp(`^${name}`) });
};
