import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { currency } from "./currency.ts";
import { multiSelect } from "./multi-select.ts";
import { sampleFilters } from "./sample-filters.ts";
import { StoryFilter } from "./story-filter.tsx";

const meta = {
  title: "Components/Filters/Choices",
  component: StoryFilter,
  args: { filter: sampleFilters.status, query: null },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StoryFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Select: Story = {};

export const SelectSet: Story = { args: { query: "PENDING" } };

export const SelectDisabled: Story = {
  args: { filter: { ...sampleFilters.status, disabledReason: "Choose an operator first." } },
};

export const MultiSelect: Story = { args: { filter: sampleFilters.methods } };

export const MultiSelectSet: Story = { args: { filter: sampleFilters.methods, query: "SEPA,VISA,PIX,USDT" } };

export const MultiSelectNothingFound: Story = {
  args: { filter: sampleFilters.methods },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "zzz");
    await expect(canvas.getByText("Nothing found")).toBeVisible();
  },
};

export const MultiSelectDisabled: Story = {
  args: { filter: { ...sampleFilters.methods, disabledReason: "You may not see payment methods." }, query: "SEPA" },
};

export const MultiSelectLongText: Story = {
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

export const TriState: Story = { args: { filter: sampleFilters.verified } };

export const TriStateDisabled: Story = {
  args: { filter: { ...sampleFilters.verified, disabledReason: "Not known for this operator." }, query: "true" },
};

export const Toggle: Story = { args: { filter: sampleFilters.fresh } };

export const ToggleDisabled: Story = {
  args: { filter: { ...sampleFilters.fresh, disabledReason: "There are no new players here." } },
};

export const OperatorPicker: Story = { args: { filter: sampleFilters.opId } };

export const OperatorPickerDisabled: Story = {
  args: { filter: { ...sampleFilters.opId, disabledReason: "You see one operator only." }, query: "op-nordlys" },
};

export const Currency: Story = { args: { filter: sampleFilters.currency } };

export const CurrencyUnknownCodes: Story = {
  args: { filter: currency({ label: "Currency", codes: ["???", "USDT", "EUR"] }), query: "???" },
};

export const RightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  args: { filter: sampleFilters.methods, query: "VISA" },
  globals: { dir: "rtl" },
};
