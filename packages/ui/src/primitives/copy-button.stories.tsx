import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import { CopyButton } from "./copy-button.tsx";
import { Kbd } from "./kbd.tsx";

const meta = { title: "Primitives/CopyButton", component: CopyButton, args: { value: "pl_9f2c" } } satisfies Meta<
  typeof CopyButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await canvas.findByRole("button", { name: "Copied!" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied!");
    await expect(write).toHaveBeenCalledWith("pl_9f2c");
  },
};
export const IconOnly: Story = { args: { size: "icon", label: "Copy link" } };
export const Key: Story = {
  render: () => (
    <span className="flex gap-1">
      <Kbd>⌘</Kbd>
      <Kbd>↵</Kbd>
      <Kbd>Esc</Kbd>
    </span>
  ),
};
