import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { currency } from "./currency.ts";
import { multiSelect } from "./multi-select.ts";
import { sampleFilters } from "./sample-filters.ts";
import { StoryFilter } from "./story-filter.tsx";

const meta = {
  title: "Filters/Choices",
  component: StoryFilter,
  args: { filter: sampleFilters.status, query: null },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StoryFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Select: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Status" });
    await userEvent.selectOptions(select, "Approved");
    await expect(canvas.getByTestId("address")).toHaveTextContent("=APPROVED");
    await expect(canvas.getByTestId("chip")).toHaveTextContent("Status: Approved");
    await userEvent.selectOptions(select, "Any");
    await expect(canvas.getByTestId("address")).toHaveTextContent("no trace");
  },
};
export const SelectSet: Story = { args: { query: "PENDING" } };
/** What nobody knows is read as if it were not there. */
export const SelectGarbage: Story = {
  args: { query: "<script>" },
  play: async ({ canvas }) => expect(canvas.getByTestId("address")).toHaveTextContent("no trace"),
};
export const SelectDisabled: Story = {
  args: { filter: { ...sampleFilters.status, disabledReason: "Choose an operator first." } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Choose an operator first."),
};

export const MultiSelect: Story = {
  args: { filter: sampleFilters.methods },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "SEPA" }));
    await userEvent.keyboard("{ArrowDown}{ArrowDown} ");
    await expect(canvas.getByTestId("address")).toHaveTextContent("=SEPA,VISA");
    await userEvent.type(canvas.getByRole("textbox", { name: "Search Methods" }), "pay");
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("checkbox", { name: "PAYSAFE" }));
    await expect(canvas.getByTestId("chip")).toHaveTextContent("Methods: SEPA, VISA, PAYSAFE");
  },
};
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

export const TriState: Story = {
  args: { filter: sampleFilters.verified },
  play: async ({ canvas }) => {
    const any = canvas.getByRole("radio", { name: "Any" });
    await expect(any).toBeChecked();
    await userEvent.click(any);
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByTestId("address")).toHaveTextContent("=true");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByTestId("chip")).toHaveTextContent("Verified: No");
  },
};
export const TriStateDisabled: Story = {
  args: { filter: { ...sampleFilters.verified, disabledReason: "Not known for this operator." }, query: "true" },
};

export const Toggle: Story = {
  args: { filter: sampleFilters.fresh },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch", { name: "Only new players" })).toBeChecked();
    await expect(canvas.getByTestId("chip")).toHaveTextContent(/^Only new players$/);
  },
};
export const ToggleDisabled: Story = {
  args: { filter: { ...sampleFilters.fresh, disabledReason: "There are no new players here." } },
};

export const OperatorPicker: Story = {
  args: { filter: sampleFilters.opId },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Operator" }));
    await userEvent.click(await screen.findByRole("option", { name: /Fjord Casino/ }));
    await expect(canvas.getByTestId("address")).toHaveTextContent("=br-fjord");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};
export const OperatorPickerDisabled: Story = {
  args: { filter: { ...sampleFilters.opId, disabledReason: "You see one operator only." }, query: "op-nordlys" },
};

export const Currency: Story = {
  args: { filter: sampleFilters.currency },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Currency" }));
    await userEvent.click(await screen.findByRole("option", { name: /Swedish Krona/ }));
    await expect(canvas.getByTestId("chip")).toHaveTextContent("Currency: SEK");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};
export const CurrencyUnknownCodes: Story = {
  args: { filter: currency({ label: "Currency", codes: ["???", "USDT", "EUR"] }), query: "???" },
};
export const RightToLeft: Story = { args: { filter: sampleFilters.methods, query: "VISA" }, globals: { dir: "rtl" } };
