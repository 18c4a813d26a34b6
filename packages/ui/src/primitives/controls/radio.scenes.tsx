import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./radio.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Weekly" }));
    await expect(canvas.getByRole("radio")).toBeChecked();
  },
};
