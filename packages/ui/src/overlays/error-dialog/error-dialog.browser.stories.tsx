import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import meta, * as looks from "./error-dialog.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Overlays/Error dialog",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const LongText: Story = {
  ...looks.LongContent,
  play: async () => {
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole("button", { name: "OK" })).toBeVisible();
    // An overflowing body becomes focusable once it is measured.
    await waitFor(() => expect(dialog.querySelector("[data-slot=scroll-body]")).toHaveAttribute("tabindex", "0"));
  },
};
