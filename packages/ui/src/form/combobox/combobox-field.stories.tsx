import type { Meta, StoryObj } from "@storybook/react-vite";
import { ComboboxField } from "./combobox-field.tsx";
import { inForm } from "../story-form.tsx";

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
  title: "Components/Forms/Combobox field",
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

export const ReadOnly: Story = {
  tags: ["!dev", "!autodocs"],
  args: { readOnly: true },
  parameters: { form: { values: { country: "latvia" } } },
};

export const ValidationError: Story = {
  args: { required: true },
  parameters: { form: { values: { country: "" }, errors: { country: "Choose a country." } } },
};

export const Disabled: Story = {
  args: { disabledReason: "Taken from the verified passport." },
  parameters: { form: { values: { country: "latvia" } } },
};
