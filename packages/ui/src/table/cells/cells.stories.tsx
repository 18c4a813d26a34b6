import type { Meta, StoryObj } from "@storybook/react-vite";
import { DataTable } from "../data-table.tsx";
import { playerColumns } from "./stories/sample-player-columns.tsx";
import { ROWS } from "./stories/sample-players.ts";
import { onReveal } from "./stories/story-cells.tsx";

const columns = playerColumns(onReveal);

const Cells = () => (
  <DataTable label="Players" rows={ROWS} columns={columns} rowId={(row) => row.uuid} state={{ status: "ready" }} bare />
);

const meta = {
  title: "Components/Tables/Data table/Cells",
  component: Cells,
} satisfies Meta<typeof Cells>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  decorators: [(Story) => <div dir="rtl">{<Story />}</div>],
};
