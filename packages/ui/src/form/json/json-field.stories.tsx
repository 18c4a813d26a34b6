import type { Meta, StoryObj } from "@storybook/react-vite";
import { JsonField } from "./json-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/JSON field",
  component: JsonField,
  decorators: [inForm],
  args: { name: "settings", label: "Settings" },
  parameters: { form: { values: { settings: "" } } },
} satisfies Meta<typeof JsonField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: "As the provider's manual gives it." } };

export const ValidationError: Story = {
  parameters: {
    form: {
      values: { settings: '{\n  "limit": 10,\n  open: true\n}' },
      errors: { settings: "This is not valid JSON: see line 3." },
    },
  },
};

export const Formatting: Story = {
  parameters: { form: { values: { settings: '{"limit":9007199254740993.10,"open":true}' } } },
};

export const Disabled: Story = {
  args: { disabledReason: "Set by the provider." },
  parameters: { form: { values: { settings: "{}" } } },
};
