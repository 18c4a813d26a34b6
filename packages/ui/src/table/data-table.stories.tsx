import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SampleTable } from "./stories/sample-table.tsx";

const meta = {
  title: "Components/Tables/Data table/Rows",
  component: SampleTable,
  args: { total: 2431, onReport: fn() },
  decorators: [
    (Story) => (
      <div className="h-[560px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SampleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SelectedAndActive: Story = {
  args: { initiallySelected: ["t2", "t3", "t6"], activeRowId: "t5" },
};
