import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./destructive-actions.stories.tsx";
import { NAME } from "./story-destructive-actions.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Pattern: Story = {
  ...looks.Pattern,
  play: async ({ canvas }) => {
    const [opener] = canvas.getAllByRole("button", { name: "Delete bank" });
    await userEvent.click(opener!);
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: `Delete ${NAME}?` })).toBeVisible());
    await userEvent.type(screen.getByRole("textbox", { name: /Type/ }), NAME);
    const confirm = screen.getByRole("button", { name: "Delete bank" });
    await waitFor(() => expect(confirm).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
