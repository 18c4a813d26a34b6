import { screen, userEvent } from "storybook/test";

/**
 * Opens the More menu of a record page and returns an item, whose name ends with the reason why it is disabled; without a
 * menu, the button that is its only item.
 */
export const moreItem = async (name: string): Promise<HTMLElement> => {
  const button = await screen.findByRole("button", { name: new RegExp(`^(More|${name})$`) });
  if (button.textContent !== "More") return button;
  await userEvent.click(button);
  return screen.findByRole("menuitem", { name: new RegExp(`^${name}`) });
};
