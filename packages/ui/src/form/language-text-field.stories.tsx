import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LanguageTextField } from "./language-text-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/LanguageTextField",
  component: LanguageTextField,
  decorators: [inForm],
  args: {
    name: "names",
    label: "Name",
    languages: [
      { code: "ar", label: "Arabic", dir: "rtl" },
      { code: "en", label: "English" },
      { code: "de", label: "German" },
      { code: "ja", label: "Japanese" },
      { code: "pt-BR", label: "Portuguese (BR)" },
    ],
    requiredLanguages: ["en"],
  },
  parameters: { form: { values: { names: {} } } },
} satisfies Meta<typeof LanguageTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { help: "Clients see it in their own language, or in English." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("5 of 5 missing")).toBeVisible();
    await expect(canvas.getAllByRole("textbox")[0]).toHaveAccessibleName("Name, English");
  },
};

export const Filled: Story = {
  parameters: { form: { values: { names: { en: "Bank transfer", ar: "تحويل بنكي", de: "Banküberweisung" } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 of 5 missing")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name, Arabic" })).toHaveAttribute("dir", "rtl");
    await expect(canvas.getByRole("textbox", { name: "Name, Arabic" })).toHaveAttribute("lang", "ar");
  },
};

export const Complete: Story = {
  parameters: {
    form: {
      values: { names: { en: "Card", ar: "بطاقة", de: "Karte", ja: "カード", "pt-BR": "Cartão" } },
    },
  },
};

export const AddsNoEmptyKeys: Story = {
  parameters: { form: { values: { names: { en: "Card" } } } },
  play: async ({ canvas }) => {
    const german = canvas.getByRole("textbox", { name: "Name, German" });
    await userEvent.type(german, "K");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"names":{"en":"Card","de":"K"}}');
    await userEvent.clear(german);
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"names":{"en":"Card"}}');
    await userEvent.clear(canvas.getByRole("textbox", { name: "Name, English" }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"names":{"en":""}}');
  },
};

export const NextLanguageIsNotLeaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Name, English" }));
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Name, Arabic" })).toHaveFocus();
    await expect(canvas.getByTestId("touched")).toBeEmptyDOMElement();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByTestId("touched")).toHaveTextContent("names");
  },
};

export const WithErrors: Story = {
  parameters: {
    form: {
      values: { names: {} },
      errors: { "names.en": "Enter the English name.", "names.ar": "Use at most 40 characters." },
    },
  },
  play: async ({ canvas }) => {
    const english = canvas.getByRole("textbox", { name: "Name, English" });
    await expect(english).toBeInvalid();
    await expect(english).toHaveAccessibleDescription("Enter the English name.");
  },
};

export const WithOwnError: Story = {
  parameters: { form: { values: { names: {} }, errors: { names: "Enter a name in at least one language." } } },
};

export const Multiline: Story = {
  args: { label: "Description", multiline: true },
  parameters: {
    form: {
      values: { names: { en: "Takes one to three banking days.\nNo fee.", ar: "يستغرق من يوم إلى ثلاثة أيام عمل." } },
    },
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { names: { en: "Bank transfer" } } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name, English" }), "x");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"names":{"en":"Bank transfer"}}');
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: "Names come from the provider." },
  parameters: { form: { values: { names: { en: "Bank transfer" } } } },
};

export const RightToLeft: Story = {
  args: { label: "الاسم", help: "يراه العملاء بلغتهم." },
  parameters: { form: { values: { names: { en: "Bank transfer", ar: "تحويل بنكي" } } } },
  globals: { dir: "rtl" },
};
