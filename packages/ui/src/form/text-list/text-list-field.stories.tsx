import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextListField } from "./text-list-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Text list field",
  component: TextListField,
  decorators: [inForm],
  args: { name: "aliases", label: "Aliases", itemLabel: "Alias", help: "Other names for the same game." },
  parameters: { form: { values: { aliases: ["North", "Nord"] } } },
} satisfies Meta<typeof TextListField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true }, parameters: { form: { values: { aliases: [] } } } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const ValidationError: Story = {
  parameters: { form: { values: { aliases: [] }, errors: { aliases: "Add one at least." } } },
};

export const Filled: Story = {};

export const Secret: Story = { args: { label: "Keys", itemLabel: "Key", secret: true, mono: true } };

export const Disabled: Story = { args: { disabledReason: "Set by the provider." } };

export const RightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  args: { label: "الأسماء", itemLabel: "اسم" },
  globals: { dir: "rtl" },
};
