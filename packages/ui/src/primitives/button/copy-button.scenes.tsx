import type { StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import meta from "./copy-button.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Copied!" })).toBeVisible());
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied!");
    await expect(write).toHaveBeenCalledWith("pl_9f2c");
  },
};
