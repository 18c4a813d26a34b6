import type { Meta, StoryObj } from "@storybook/react-vite";
import { KeyValueField } from "./key-value-field.tsx";
import { inForm } from "../story-form.tsx";
import { two } from "./story-key-value-field.tsx";

const meta = {
  title: "Components/Forms/Key value field",
  component: KeyValueField,
  decorators: [inForm],
  args: { name: "headers", label: "Headers", addLabel: "Add a header" },
  parameters: { form: { values: { headers: [] } } },
} satisfies Meta<typeof KeyValueField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: "Sent with every call." } };

export const ValidationError: Story = {
  parameters: { form: { values: { headers: two }, errors: { headers: "Add the header “x-key”." } } },
};

export const Disabled: Story = {
  args: { disabledReason: "Set by the provider." },
  parameters: { form: { values: { headers: two } } },
};
