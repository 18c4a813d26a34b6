import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import { ColourField } from "./colour-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/ColourField",
  component: ColourField,
  decorators: [inForm],
  args: { name: "colour", label: "Brand colour" },
  parameters: { form: { values: { colour: "" } } },
} satisfies Meta<typeof ColourField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const TypedAndPicked: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Brand colour" }), "1A7");
    await userEvent.tab();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"colour":"#11aa77"}');
    await fireEvent.input(canvas.getByLabelText("Brand colour, pick"), { target: { value: "#aa0000" } });
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"colour":"#aa0000"}');
  },
};
export const WithError: Story = {
  parameters: { form: { values: { colour: "reddish" }, errors: { colour: "Use six hexadecimal digits." } } },
};
export const ReadOnly: Story = { args: { readOnly: true }, parameters: { form: { values: { colour: "#1a7f5a" } } } };
export const DisabledWithReason: Story = {
  args: { disabledReason: "Set by the brand." },
  parameters: { form: { values: { colour: "#1a7f5a" } } },
};
export const RightToLeft: Story = {
  args: { label: "اللون" },
  parameters: { form: { values: { colour: "#1a7f5a" } } },
  globals: { dir: "rtl" },
};
