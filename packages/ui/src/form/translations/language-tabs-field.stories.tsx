import type { Meta, StoryObj } from "@storybook/react-vite";
import { LanguageTabsField } from "./language-tabs-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Language tabs field",
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

export const ValidationError: Story = {
  parameters: { form: { values: { body: {} }, errors: { "body.en": "Enter the English text." } } },
};

export const LongContent: Story = {
  parameters: { form: { values: { body: { en: `${"x".repeat(500)} <b>\n`.repeat(20) } } } },
};

export const Disabled: Story = {
  args: { disabledReason: "Written by the provider." },
  parameters: { form: { values: { body: { en: "One per client." } } } },
};
