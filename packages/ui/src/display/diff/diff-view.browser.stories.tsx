import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./diff-view.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Display/Diff view",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

/** A new record is shown in full. */
export const Created: Story = {
  ...looks.Created,
  play: async ({ canvas }) => {
    const record = canvas.getByText(/"markets"/).closest("ins") as HTMLElement;
    await expect(record.scrollHeight).toBeLessThanOrEqual(record.clientHeight);
  },
};

export const LongText: Story = {
  ...looks.LongContent,
  play: async ({ canvas }) => {
    const view = canvas.getByRole("region");
    await expect(view.scrollWidth).toBeLessThanOrEqual(view.clientWidth);
    // A value that is too long scrolls, with the keyboard as well.
    const value = view.querySelector("ins") as HTMLElement;
    await expect(value.scrollHeight).toBeGreaterThan(value.clientHeight);
    await userEvent.tab();
    await userEvent.tab();
    await expect(value).toHaveFocus();
  },
};
