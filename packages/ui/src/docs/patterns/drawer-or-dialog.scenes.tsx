import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./drawer-or-dialog.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Pattern: Story = {
  ...looks.Pattern,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open the bank" });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Bank of Valletta" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Archive the bank" }));
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Archive Bank of Valletta?" })).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
