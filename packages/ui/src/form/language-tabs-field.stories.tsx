import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LanguageTabsField } from "./language-tabs-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/LanguageTabsField",
  component: LanguageTabsField,
  decorators: [inForm],
  args: {
    name: "body",
    label: "Conditions",
    languages: [
      { code: "ar", label: "Arabic", dir: "rtl" },
      { code: "en", label: "English" },
      { code: "de", label: "German" },
      { code: "pt-BR", label: "Portuguese (BR)" },
    ],
  },
  parameters: { form: { values: { body: {} } } },
} satisfies Meta<typeof LanguageTabsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: "Clients read them in their own language, or in English." } };
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
  parameters: { form: { values: { body: {} }, errors: { "body.en": "Enter the English text." } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: /English.*has an error/ })).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Enter the English text.");
  },
};
export const LongText: Story = {
  parameters: { form: { values: { body: { en: `${"x".repeat(500)} <b>\n`.repeat(20) } } } },
};
export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { body: { en: "One per client.", de: "Einmal pro Kunde." } } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /German/ }));
    await expect(canvas.getByRole("textbox")).toHaveValue("Einmal pro Kunde.");
  },
};
export const DisabledWithReason: Story = {
  args: { disabledReason: "Written by the provider." },
  parameters: { form: { values: { body: { en: "One per client." } } } },
};
export const RightToLeft: Story = {
  args: { label: "الشروط" },
  parameters: { form: { values: { body: { en: "One per client." } } } },
  globals: { dir: "rtl" },
};
