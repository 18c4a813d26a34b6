import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./select.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Status" });
    await userEvent.selectOptions(select, "Paused");
    await expect(select).toHaveValue("paused");
    await expect(args.onValueChange).toHaveBeenCalledWith("paused");
  },
};
