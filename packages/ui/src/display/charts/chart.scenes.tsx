import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./chart.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  ...looks.Empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No data for this period")).toBeVisible();
  },
};

export const Failed: Story = {
  ...looks.Error,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
