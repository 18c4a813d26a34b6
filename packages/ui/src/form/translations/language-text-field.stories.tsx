import type { Meta, StoryObj } from "@storybook/react-vite";
import { LanguageTextField } from "./language-text-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Language text field",
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

export const Default: Story = {};

export const Empty: Story = { args: { help: "Clients see it in their own language, or in English." } };

export const ValidationError: Story = {
  parameters: {
    form: {
      values: { names: {} },
      errors: { "names.en": "Enter the English name.", "names.ar": "Use at most 40 characters." },
    },
  },
};

export const GroupError: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: {
    form: { values: { names: {} }, errors: { names: "Write the name in one language at least." } },
  },
};

export const Filled: Story = {
  parameters: { form: { values: { names: { en: "Bank transfer", ar: "تحويل بنكي", de: "Banküberweisung" } } } },
};

export const AddsNoEmptyKeys: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { form: { values: { names: { en: "Card" } } } },
};

export const Multiline: Story = {
  args: { label: "Description", multiline: true },
  parameters: {
    form: {
      values: { names: { en: "Takes one to three banking days.\nNo fee.", ar: "يستغرق من يوم إلى ثلاثة أيام عمل." } },
    },
  },
};

export const Disabled: Story = {
  args: { disabledReason: "Names come from the provider." },
  parameters: { form: { values: { names: { en: "Bank transfer" } } } },
};
