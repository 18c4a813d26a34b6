import type { StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import meta from "./json-view.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/sk_live/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "deposit, 2 keys" }));
    await expect(canvas.getByText('"5000.00"')).toBeVisible();
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole("button", { name: "Copy $.limits.deposit.max" }));
    await expect(write).toHaveBeenLastCalledWith("5000.00");
    await userEvent.click(canvas.getByRole("button", { name: "Copy all" }));
    await expect(write.mock.lastCall?.[0]).toContain("••••••");
    await expect(write.mock.lastCall?.[0]).not.toContain("sk_live");
  },
};
