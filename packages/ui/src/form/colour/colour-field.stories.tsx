import type { Meta, StoryObj } from "@storybook/react-vite";
import { ColourField } from "./colour-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Colour field",
  component: ColourField,
  decorators: [inForm],
  args: { name: "colour", label: "Brand colour" },
  parameters: { form: { values: { colour: "" } } },
} satisfies Meta<typeof ColourField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ValidationError: Story = {
  parameters: { form: { values: { colour: "reddish" }, errors: { colour: "Use six hexadecimal digits." } } },
};

export const Disabled: Story = {
  args: { disabledReason: "Set by the brand." },
  parameters: { form: { values: { colour: "#1a7f5a" } } },
};
