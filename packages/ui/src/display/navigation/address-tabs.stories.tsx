import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { AddressTabs, type AddressTabsProps } from "./address-tabs.tsx";

const Held = (props: AddressTabsProps) => {
  const [value, setValue] = useState(props.value ?? undefined);
  return (
    <>
      <AddressTabs {...props} value={value} onValueChange={setValue} />
      <output className="mt-4 block text-meta text-ink-muted">?tab={value ?? ""}</output>
    </>
  );
};

const meta = {
  title: "Components/Display/Address tabs",
  component: AddressTabs,
  render: (args) => <Held {...args} />,
  args: {
    label: "Player",
    value: null,
    onValueChange: () => {},
    tabs: [
      { value: "details", label: "Details", content: <p>Who it is.</p> },
      { value: "payments", label: "Payments", count: 12, content: <p>12 payments.</p> },
      { value: "secret", label: "Audit", hidden: true, content: <p>Not for you.</p> },
    ],
  },
} satisfies Meta<typeof AddressTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FromTheAddress: Story = { args: { value: "payments" } };
