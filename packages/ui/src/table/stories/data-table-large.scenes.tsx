import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta from "./data-table-large.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a height around it the table is no higher than the window, and still holds only what is in sight. */
export const WithoutAHeight: Story = {
  decorators: [(Story) => <div className="absolute inset-x-4">{<Story />}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("tr").length).toBeLessThanOrEqual(120);
  },
};
