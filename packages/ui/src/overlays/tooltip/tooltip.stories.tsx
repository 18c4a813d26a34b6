import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Components/Overlays/Tooltip",
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

export const Open: Story = {
  args: { side: "end" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole("tooltip");
    const button = canvas.getByRole("button").getBoundingClientRect();
    const bubble = tooltip.getBoundingClientRect();
    // Next to the button, or below it on a phone for lack of room; never over it.
    await expect(bubble.left >= button.right || bubble.top >= button.bottom).toBe(true);
  },
};
