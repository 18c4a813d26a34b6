import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import meta, * as looks from "./stepper.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Overlays/Stepper",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

/** Horizontal, vertical, narrow (only the current step shows its name), and long names. */
export const States: Story = {
  ...looks.States,
  play: async ({ canvas }) => {
    const narrow = within(canvas.getByRole("navigation", { name: "In a narrow place" }));
    const current = narrow.getByText("Markets");
    await expect(current.scrollWidth, "is not cut").toBeLessThanOrEqual(current.clientWidth);
    await expect(narrow.getByText("Account").offsetWidth).toBeLessThanOrEqual(1);
    const error = within(canvas.getByRole("navigation", { name: "Stopped" }));
    await expect(error.getByText("Account").offsetWidth, "says its name, error or not").toBeGreaterThan(1);
    await expect(within(canvas.getByRole("navigation", { name: "Begun" })).queryByRole("button")).toBeNull();
  },
};
