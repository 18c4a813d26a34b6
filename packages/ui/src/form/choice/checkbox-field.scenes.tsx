import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./checkbox-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const WithError: Story = {
  ...looks.ValidationError,
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
  ...looks.Disabled,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("The provider is switched off.");
  },
};
