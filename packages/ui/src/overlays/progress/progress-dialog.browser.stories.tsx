import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import meta, * as looks from "./progress-dialog.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Overlays/Progress dialog",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const LongText: Story = {
  ...looks.LongContent,
  play: async () => {
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const body = dialog.querySelector<HTMLElement>("[data-slot=scroll-body]")!;
    await waitFor(() => expect(body.tabIndex >= 0).toBe(body.scrollHeight > body.clientHeight + 1));
  },
};
