import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta from "./data-table-large.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a height from its container the table is limited to the window and is still virtualised. */
export const WithoutAHeight: Story = {
  decorators: [(Story) => <div className="absolute inset-x-4">{<Story />}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("tr").length).toBeLessThanOrEqual(120);
  },
};
