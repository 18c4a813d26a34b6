import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { EmailField } from "./email-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/EmailField",
  component: EmailField,
  decorators: [inForm],
  args: { name: "email", label: "Email" },
  parameters: { form: { values: { email: "" } } },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };
export const TrimmedWhenLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Email" }));
    await userEvent.paste(" søren@münchen.example ");
    await userEvent.tab();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"email":"søren@münchen.example"}');
  },
};
export const WithError: Story = {
  parameters: { form: { values: { email: "ada@" }, errors: { email: "Enter an address such as name@example.com." } } },
};
export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { email: "ada@example.com" } } },
};
export const DisabledWithReason: Story = {
  args: { disabledReason: "Verified on 3 May." },
  parameters: { form: { values: { email: "ada@example.com" } } },
};
export const RightToLeft: Story = {
  args: { label: "البريد" },
  parameters: { form: { values: { email: "ada@example.com" } } },
  globals: { dir: "rtl" },
};
