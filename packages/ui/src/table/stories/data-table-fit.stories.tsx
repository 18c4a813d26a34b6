import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SampleTable } from "./sample-table.tsx";
import { onReport } from "./story-data-table-fit.tsx";

const meta = {
  title: "Components/Tables/Data table/Fit",
  component: SampleTable,
  args: { total: 2431, onReport: fn() },
  decorators: [
    (Story) => (
      <div className="h-[560px]">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => localStorage.removeItem("story:transfers"),
} satisfies Meta<typeof SampleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Narrow: Story = {
  args: { initiallySelected: ["t2"], onReport },
  beforeEach: () => {
    onReport.mockClear();
  },
  decorators: [
    (Story) => (
      <div className="h-full w-90 max-w-full">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: { initiallySelected: ["t2"], activeRowId: "t4" },
  decorators: [
    (Story) => (
      <div dir="rtl" className="h-full w-180 max-w-full">
        <Story />
      </div>
    ),
  ],
};
