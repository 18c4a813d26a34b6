import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./multi-select-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const WithUnknownValue: Story = {
  ...looks.WithUnknownValue,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Remove xx" })).toBeVisible();
    await expect(canvas.getByText("3 chosen")).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { countries: ["au", "be"] } } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("textbox", { name: "Countries" })).toHaveValue("Austria, Belgium"),
};
