import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { SampleTable, type SampleTableProps } from "./sample-table.tsx";
import type { AllMatching } from "../types.ts";
import { TOTALS, details } from "./story-data-table-more.tsx";

const meta = {
  title: "Components/Tables/Data table/More",
  component: SampleTable,
  args: { total: 2431, onReport: fn() },
  decorators: [
    (Story) => (
      <div className="h-[480px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SampleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const Matching = (props: SampleTableProps) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<AllMatching>();
  const change = (next: AllMatching | undefined) => {
    setChosen(next);
    props.onReport("all", next ? `all but ${[...next.except].join(" ") || "none"}` : "nothing");
  };
  return (
    <SampleTable {...props} selection={{ selected, onChange: setSelected, matching: { chosen, onChange: change } }} />
  );
};

export const SelectAllMatching: Story = { render: (args) => <Matching {...args} /> };

export const TotalsRow: Story = { args: TOTALS };

export const OpeningInPlace: Story = { args: details };
