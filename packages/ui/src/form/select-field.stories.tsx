import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { SelectField } from "./select-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/SelectField",
  component: SelectField,
  decorators: [inForm],
  args: {
    name: "kind",
    label: "Kind",
    options: [
      { value: "card", label: "Card" },
      { value: "bank", label: "Bank transfer" },
      { value: "wallet", label: "Wallet", disabled: true },
    ],
  },
  parameters: { form: { values: { kind: "" } } },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: "Decides which fields the client sees." } };

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Kind" }), "bank");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"kind":"bank"}');
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Kind" })).toBeRequired();
  },
};

export const WithError: Story = {
  args: { required: true },
  parameters: { form: { values: { kind: "" }, errors: { kind: "Choose a kind." } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Choose a kind.");
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { kind: "bank" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Kind" })).toHaveValue("Bank transfer");
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: "Payments of this kind are waiting." },
  parameters: { form: { values: { kind: "card" } } },
};

export const RightToLeft: Story = {
  args: { label: "النوع", options: [{ value: "bank", label: "تحويل بنكي" }] },
  parameters: { form: { values: { kind: "bank" } } },
  globals: { dir: "rtl" },
};
