import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SampleTable } from "./sample-table.tsx";

const meta = {
  title: "Components/Tables/Data table/Large",
  component: SampleTable,
  args: { total: 10_000, limit: 10_000, onReport: fn() },
  decorators: [
    (Story) => (
      <div className="h-[640px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SampleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TenThousandRows: Story = {};
