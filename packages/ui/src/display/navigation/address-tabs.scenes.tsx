import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./address-tabs.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /Payments/ }));
    await expect(canvas.getByRole("tabpanel", { name: "Payments" })).toHaveTextContent("12 payments.");
    await expect(canvas.getByText("?tab=payments")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByText("?tab=")).toBeVisible();
  },
};

export const UnknownTab: Story = {
  args: { value: "<script>" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "Details" })).toHaveAttribute("aria-selected", "true");
  },
};

export const HiddenTab: Story = {
  args: { value: "secret" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Not for you.")).toBeNull();
    await expect(canvas.getByText("Who it is.")).toBeVisible();
  },
};
