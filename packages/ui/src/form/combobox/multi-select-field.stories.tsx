import type { Meta, StoryObj } from "@storybook/react-vite";
import { MultiSelectField } from "./multi-select-field.tsx";
import { inForm } from "../story-form.tsx";

const names = ["Austria", "Belgium", "Croatia", "Denmark", "Estonia", "Finland", "Germany", "Hungary", "Ireland"];

const meta = {
  title: "Components/Forms/Multi select field",
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

export const ValidationError: Story = {
  parameters: { form: { values: { countries: [] }, errors: { countries: "Choose at least one country." } } },
};

export const WithUnknownValue: Story = { parameters: { form: { values: { countries: ["au", "xx", "be", "xx"] } } } };

export const Disabled: Story = {
  args: { disabledReason: "Set by the licence." },
  parameters: { form: { values: { countries: ["au"] } } },
};
