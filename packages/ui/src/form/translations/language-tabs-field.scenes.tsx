import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./language-tabs-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  parameters: { form: { values: { body: { en: "One per client." } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 of 4 missing")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: /English/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.tab();
    const arabic = canvas.getByRole("textbox", { name: "Conditions, Arabic" });
    await expect(arabic).toHaveFocus();
    await expect(arabic).toHaveAttribute("dir", "rtl");
    await userEvent.keyboard("مرة");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"body":{"en":"One per client.","ar":"مرة"}}');
    await expect(canvas.getByText("2 of 4 missing")).toBeVisible();
    await userEvent.clear(arabic);
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"body":{"en":"One per client."}}');
  },
};

export const WithErrors: Story = {
  ...looks.ValidationError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: /English.*has an error/ })).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Enter the English text.");
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { body: { en: "One per client.", de: "Einmal pro Kunde." } } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /German/ }));
    await expect(canvas.getByRole("textbox")).toHaveValue("Einmal pro Kunde.");
  },
};
