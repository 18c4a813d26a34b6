import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./select-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Kind" }), "bank");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"kind":"bank"}');
  },
};

export const Required: Story = {
  ...looks.Required,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Kind" })).toBeRequired();
  },
};

export const WithError: Story = {
  ...looks.ValidationError,
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
