import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { CheckboxField } from "./checkbox-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/CheckboxField",
  component: CheckboxField,
  decorators: [inForm],
  args: { name: "active", label: "Open for deposits" },
  parameters: { form: { values: { active: false } } },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { parameters: { form: { values: { active: true } } } };

export const Changing: Story = {
  args: { help: "Clients see it in the cashier." },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("checkbox", { name: "Open for deposits" });
    await expect(control).toHaveAccessibleDescription("Clients see it in the cashier.");
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText("Open for deposits"));
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"active":true}');
  },
};

export const Required: Story = { args: { label: "I have checked the documents", required: true } };

export const WithError: Story = {
  args: { label: "I have checked the documents", required: true },
  parameters: { form: { values: { active: false }, errors: { active: "Confirm that the documents were checked." } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Confirm that the documents were checked.");
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { active: true } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: "The provider is switched off." },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("The provider is switched off.");
  },
};

export const RightToLeft: Story = {
  args: { label: "مفتوح للإيداع", help: "يظهر للعملاء." },
  parameters: { form: { values: { active: true } } },
  globals: { dir: "rtl" },
};
