import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../primitives/button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: { content: "Counts only confirmed payments", children: <Button>Total</Button> },
  decorators: [
    (Story) => (
      <div className="grid h-40 place-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.hover(button);
    const tooltip = await screen.findByRole("tooltip");
    await expect(button).toHaveAccessibleDescription("Counts only confirmed payments");
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};
export const OnFocus: Story = {
  args: { side: "end" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole("tooltip");
    const button = canvas.getByRole("button").getBoundingClientRect();
    const bubble = tooltip.getBoundingClientRect();
    // Beside it, and under it on a phone, where there is no room: never on it.
    await expect(bubble.left >= button.right || bubble.top >= button.bottom).toBe(true);
  },
};
export const AtTheEdge: Story = {
  decorators: [
    (Story) => (
      <div className="fixed start-0 top-0">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.tab();
    const box = (await screen.findByRole("tooltip")).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.top).toBeGreaterThanOrEqual(20);
  },
};
