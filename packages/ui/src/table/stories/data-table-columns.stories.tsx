import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SampleTable } from "./sample-table.tsx";
import { KEY } from "./story-data-table-columns.tsx";

const meta = {
  title: "Components/Tables/Data table/Columns",
  component: SampleTable,
  args: { total: 120, storageKey: KEY, onReport: fn() },
  decorators: [
    (Story) => (
      <div className="h-[440px]">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => localStorage.removeItem(KEY),
} satisfies Meta<typeof SampleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Arranged: Story = {
  name: "Pinned and moved columns",
  beforeEach: () =>
    localStorage.setItem(
      KEY,
      JSON.stringify({
        order: ["reference", "status", "bank", "name", "amount", "fee", "created", "note"],
        columns: Object.fromEntries(["name", "bank", "amount", "fee"].map((id) => [id, true])),
        widths: { name: 260 },
        pins: { status: "start", created: "end" },
      }),
    ),
  decorators: [(Story) => <div className="h-full w-180 max-w-full">{<Story />}</div>],
};

export const RightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  decorators: [
    (Story) => (
      <div dir="rtl" className="h-full">
        <Story />
      </div>
    ),
  ],
};
