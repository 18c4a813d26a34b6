import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./breadcrumbs.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Players" })).toHaveFocus();
    await expect(canvas.getByText("Withdrawals")).toHaveAttribute("aria-current", "page");
  },
};

export const OwnLink: Story = {
  ...looks.CustomLink,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Players" })).toHaveAttribute("data-router");
  },
};
