import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import meta from "./tooltip.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Overlays/Tooltip",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

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
