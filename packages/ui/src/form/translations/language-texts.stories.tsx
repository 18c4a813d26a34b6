import type { Meta, StoryObj } from "@storybook/react-vite";
import { LanguageTexts } from "./language-texts.tsx";
import { inForm } from "../story-form.tsx";

const conditions = { name: "body", label: "Conditions", rows: 5 };

const meta = {
  title: "Components/Forms/Language texts",
  component: LanguageTexts,
  decorators: [inForm],
  args: {
    label: "Texts",
    fields: [{ name: "title", label: "Name", required: true }, conditions],
    languages: [
      { code: "ar", label: "Arabic", dir: "rtl" },
      { code: "en", label: "English" },
      { code: "de", label: "German" },
      { code: "pt-BR", label: "Portuguese (BR)", isExtra: true },
    ],
  },
  parameters: { form: { values: { title: {}, body: {} } } },
} satisfies Meta<typeof LanguageTexts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ValidationError: Story = {
  parameters: { form: { values: { title: {}, body: {} }, errors: { "title.en": "Enter the name in English." } } },
};

export const LongContent: Story = {
  parameters: { form: { values: { title: { en: "Spring" }, body: { en: `${"x".repeat(500)} <b>\n`.repeat(20) } } } },
};

export const Disabled: Story = {
  args: { fields: [{ ...conditions, disabledReason: "Written by the provider." }] },
  parameters: { form: { values: { body: { en: "One per client." } } } },
};
