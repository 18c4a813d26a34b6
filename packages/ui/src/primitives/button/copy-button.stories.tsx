import type { Meta, StoryObj } from "@storybook/react-vite";
import { CopyButton } from "./copy-button.tsx";
import { Kbd } from "../kbd.tsx";

const meta = {
  title: "Components/Primitives/Copy button",
  component: CopyButton,
  args: { value: "pl_9f2c" },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IconOnly: Story = { args: { size: "icon", label: "Copy link" } };

export const Key: Story = {
  name: "Copy button next to a code",
  render: () => (
    <span className="flex gap-1">
      <Kbd>⌘</Kbd>
      <Kbd>↵</Kbd>
      <Kbd>Esc</Kbd>
    </span>
  ),
};
