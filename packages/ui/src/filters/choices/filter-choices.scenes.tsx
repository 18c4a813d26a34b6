import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./filter-choices.stories.tsx";

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

/** An unknown value in the URL is ignored. */
export const SelectGarbage: Story = {
  args: { query: "<script>" },
  play: async ({ canvas }) => expect(canvas.getByTestId("address")).toHaveTextContent("no trace"),
};

export const SelectDisabled: Story = {
  ...looks.SelectDisabled,
  play: async ({ canvas }) =>
    expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Choose an operator first."),
};

export const MultiSelect: Story = {
  ...looks.MultiSelect,
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

export const TriState: Story = {
  ...looks.TriState,
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

export const Toggle: Story = {
  ...looks.Toggle,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch", { name: "Only new players" })).toBeChecked();
    await expect(canvas.getByTestId("chip")).toHaveTextContent(/^Only new players$/);
  },
};

export const OperatorPicker: Story = {
  ...looks.OperatorPicker,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Operator" }));
    await userEvent.click(await screen.findByRole("option", { name: /Fjord Casino/ }));
    await expect(canvas.getByTestId("address")).toHaveTextContent("=br-fjord");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

export const Currency: Story = {
  ...looks.Currency,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Currency" }));
    await userEvent.click(await screen.findByRole("option", { name: /Swedish Krona/ }));
    await expect(canvas.getByTestId("chip")).toHaveTextContent("Currency: SEK");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};
