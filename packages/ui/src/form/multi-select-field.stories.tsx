import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { MultiSelectField } from "./multi-select-field.tsx";
import { inForm } from "./story-form.tsx";

const names = ["Austria", "Belgium", "Croatia", "Denmark", "Estonia", "Finland", "Germany", "Hungary", "Ireland"];

const meta = {
  title: "Forms/MultiSelectField",
  component: MultiSelectField,
  decorators: [inForm],
  args: {
    name: "countries",
    label: "Countries",
    options: [...names, "Japan", "Kenya"].map((label) => ({ value: label.slice(0, 2).toLowerCase(), label })),
  },
  parameters: { form: { values: { countries: [] } } },
} satisfies Meta<typeof MultiSelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: "Clients of these countries see the offer.", required: true } };
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("combobox", { name: "Countries" });
    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    const list = await screen.findByRole("listbox", { name: "Countries" });
    await waitFor(() => expect(screen.getByPlaceholderText("Search…")).toHaveFocus());
    await userEvent.keyboard("ken{Enter}");
    await userEvent.clear(screen.getByPlaceholderText("Search…"));
    await userEvent.click(within(list).getByRole("option", { name: /Austria/ }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"countries":["au","ke"]}');
    await expect(within(list).getAllByRole("option", { selected: true })).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Remove Austria" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove Kenya" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"countries":[]}');
  },
};
export const WithUnknownValue: Story = {
  parameters: { form: { values: { countries: ["au", "xx", "be", "xx"] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Remove xx" })).toBeVisible();
    await expect(canvas.getByText("3 chosen")).toBeVisible();
  },
};
export const WithError: Story = {
  parameters: { form: { values: { countries: [] }, errors: { countries: "Choose at least one country." } } },
};
export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { countries: ["au", "be"] } } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("textbox", { name: "Countries" })).toHaveValue("Austria, Belgium"),
};
export const DisabledWithReason: Story = {
  args: { disabledReason: "Set by the licence." },
  parameters: { form: { values: { countries: ["au"] } } },
};
export const RightToLeft: Story = {
  args: { label: "الدول", options: [{ value: "jp", label: "اليابان" }] },
  parameters: { form: { values: { countries: ["jp"] } } },
  globals: { dir: "rtl" },
};
