import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./tabs.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("tab")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("tab", { name: /^Payments ?128$/ }));
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Payments of this player");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Documents/ })).toHaveAttribute("aria-selected", "true");
  },
};

export const RightToLeft: Story = {
  ...looks.RightToLeft,
  play: async ({ canvas }) => {
    canvas.getByRole("tab", { name: "Details" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: /Payments/ })).toHaveAttribute("aria-selected", "true");
  },
};
