import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TabPanel, Tabs, type TabsProps } from "./tabs.tsx";

const Held = (props: TabsProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs {...props} value={value} onValueChange={setValue}>
      {props.tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          {tab.label} of this player
        </TabPanel>
      ))}
    </Tabs>
  );
};

const meta = {
  title: "Components/Primitives/Tabs",
  component: Tabs,
  render: (args) => <Held {...args} />,
  args: {
    label: "Player",
    value: "details",
    onValueChange: () => {},
    tabs: [
      { value: "details", label: "Details" },
      { value: "payments", label: "Payments", count: 128 },
      { value: "documents", label: "Documents", count: 2 },
      { value: "audit", label: "Audit", hidden: true },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-40">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };
