import type { Meta, StoryObj } from "@storybook/react-vite";
import { inForm } from "../story-form.tsx";
import { TagsField } from "./tags-field.tsx";

const meta = {
  title: "Components/Forms/Tags field",
  component: TagsField,
  decorators: [inForm],
  args: { name: "tags", label: "Tags" },
  parameters: { form: { values: { tags: [] } } },
} satisfies Meta<typeof TagsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: "Enter or a comma adds a tag." } };

export const ValidationError: Story = {
  parameters: { form: { values: { tags: ["vip"] }, errors: { tags: "Add at least two tags." } } },
};

export const ManyAndLong: Story = {
  parameters: {
    form: {
      values: {
        tags: ["x".repeat(400), "<b>bold</b>", "\u202Ereversed", ...Array.from({ length: 40 }, (_, n) => `t${n}`)],
      },
    },
  },
};

export const Disabled: Story = {
  args: { disabledReason: "Tags come from the CRM." },
  parameters: { form: { values: { tags: ["vip"] } } },
};
