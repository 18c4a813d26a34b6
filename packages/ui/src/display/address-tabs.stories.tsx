import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
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
  title: "Display/AddressTabs",
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /Payments/ }));
    await expect(canvas.getByRole("tabpanel", { name: "Payments" })).toHaveTextContent("12 payments.");
    await expect(canvas.getByText("?tab=payments")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByText("?tab=")).toBeVisible();
  },
};
export const FromTheAddress: Story = { args: { value: "payments" } };
export const UnknownTab: Story = {
  args: { value: "<script>" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "Details" })).toHaveAttribute("aria-selected", "true");
  },
};
export const HiddenTab: Story = {
  args: { value: "secret" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Not for you.")).toBeNull();
    await expect(canvas.getByText("Who it is.")).toBeVisible();
  },
};
