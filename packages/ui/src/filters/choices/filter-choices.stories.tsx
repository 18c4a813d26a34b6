import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { multiSelect } from "./multi-select.ts";
import { sampleFilters } from "../sample-filters.ts";
import { StoryFilter } from "../story-filter.tsx";

const meta = {
  title: "Components/Filters/Choices",
  component: StoryFilter,
  args: { filter: sampleFilters.status, query: null },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StoryFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Select: Story = {};

export const SelectDisabled: Story = {
  tags: ["!dev", "!autodocs"],
  args: { filter: { ...sampleFilters.status, disabledReason: "Choose an operator first." } },
};

export const MultiSelect: Story = { args: { filter: sampleFilters.methods } };

export const MultiSelectNothingFound: Story = {
  args: { filter: sampleFilters.methods },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "zzz");
    await expect(canvas.getByText("Nothing found")).toBeVisible();
  },
};

export const MultiSelectLongText: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    filter: multiSelect({
      label: "Reasons",
      options: [
        { value: "a", label: "Ü".repeat(300) },
        { value: "b", label: "\u202Eright to left override \u{1F468}‍\u{1F469}‍\u{1F467} <b>bold</b>" },
      ],
    }),
    query: "a,b",
  },
};

export const TriState: Story = { name: "Yes, no or any", args: { filter: sampleFilters.verified } };

export const Toggle: Story = { args: { filter: sampleFilters.fresh } };

export const OperatorPicker: Story = { args: { filter: sampleFilters.opId } };

export const Currency: Story = { args: { filter: sampleFilters.currency } };

export const RightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  args: { filter: sampleFilters.methods, query: "VISA" },
  globals: { dir: "rtl" },
};
