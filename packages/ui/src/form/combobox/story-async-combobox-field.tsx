import { expect, screen, userEvent, waitFor } from "storybook/test";

export const openWith = async (canvas: { getByRole: typeof screen.getByRole }, text: string) => {
  await userEvent.click(canvas.getByRole("combobox", { name: "Player" }));
  await waitFor(() => expect(screen.getByPlaceholderText("Search…")).toHaveFocus());
  await userEvent.paste(text);
};
