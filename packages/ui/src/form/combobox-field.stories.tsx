import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { ComboboxField } from "./combobox-field.tsx";
import { inForm } from "./story-form.tsx";

const names = [
  "Austria",
  "Belgium",
  "Croatia",
  "Denmark",
  "Estonia",
  "Finland",
  "Germany",
  "Hungary",
  "Ireland",
  "Japan",
  "Kenya",
  "Latvia",
];

const meta = {
  title: "Forms/ComboboxField",
  component: ComboboxField,
  decorators: [inForm],
  args: {
    name: "country",
    label: "Country",
    options: names.map((label) => ({ value: label.toLowerCase(), label })),
  },
  parameters: { form: { values: { country: "" } } },
} satisfies Meta<typeof ComboboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: "Where the documents come from.", placeholder: "Choose a country" } };

export const Choosing: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Country" }));
    await userEvent.keyboard("ken");
    await userEvent.click(await screen.findByRole("option", { name: /Kenya/ }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"country":"kenya"}');
    await expect(canvas.getByRole("combobox")).toHaveTextContent("Kenya");
  },
};

export const OpeningIsNotLeaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getByPlaceholderText("Search…")).toHaveFocus());
    await expect(canvas.getByTestId("touched")).toBeEmptyDOMElement();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByTestId("touched")).toHaveTextContent("country");
  },
};

export const WithError: Story = {
  args: { required: true },
  parameters: { form: { values: { country: "" }, errors: { country: "Choose a country." } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Choose a country.");
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { country: "latvia" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Country" })).toHaveValue("Latvia");
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: "Taken from the verified passport." },
  parameters: { form: { values: { country: "latvia" } } },
};

export const RightToLeft: Story = {
  args: { label: "الدولة", options: [{ value: "jp", label: "اليابان" }] },
  parameters: { form: { values: { country: "jp" } } },
  globals: { dir: "rtl" },
};
