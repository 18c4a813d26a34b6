import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./drawer.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const WithTabs: Story = {
  ...looks.WithTabs,
  play: async () => {
    await userEvent.click(await screen.findByRole("tab", { name: "Details" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByRole("tab", { name: /History/ })).toHaveAttribute("aria-selected", "true");
    await expect(screen.getByRole("tabpanel")).toHaveTextContent("12 changes.");
  },
};

export const FocusReturns: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const drawer = await screen.findByRole("dialog", { name: "Bank of Valletta" });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
