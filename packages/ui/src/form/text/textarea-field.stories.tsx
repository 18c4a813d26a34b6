import type { Meta, StoryObj } from "@storybook/react-vite";
import { inForm } from "../story-form.tsx";
import { TextareaField } from "./textarea-field.tsx";

const meta = {
  title: "Components/Forms/Textarea field",
  component: TextareaField,
  decorators: [inForm],
  args: { name: "note", label: "Note" },
  parameters: { form: { values: { note: "" } } },
} satisfies Meta<typeof TextareaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "What the next person should know" } };

export const Counted: Story = { args: { maxLength: 40, help: "Seen by staff only." } };

export const TooLong: Story = {
  args: { maxLength: 10 },
  parameters: { form: { values: { note: "Called back twice." }, errors: { note: "Use at most 10 characters." } } },
};

export const Disabled: Story = {
  args: { disabledReason: "Notes are closed once a case is closed." },
  parameters: { form: { values: { note: "Called back." } } },
};
