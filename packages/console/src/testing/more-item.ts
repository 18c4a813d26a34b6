import { screen, userEvent } from "storybook/test";

/** An item of the More menu of a record page, which this opens. */
export const moreItem = async (name: string): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  return screen.findByRole("menuitem", { name });
};
