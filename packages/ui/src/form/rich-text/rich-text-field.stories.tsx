import type { Meta, StoryObj } from "@storybook/react-vite";
import { RichTextField } from "./rich-text-field.tsx";
import { inForm } from "../story-form.tsx";
import { TERMS } from "./story-rich-text-field.tsx";

const meta = {
  title: "Components/Forms/Rich text field",
  component: RichTextField,
  decorators: [inForm],
  args: { name: "body", label: "Body" },
  parameters: { form: { values: { body: TERMS } } },
} satisfies Meta<typeof RichTextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true, help: "Players see it on the promotion's page." },
  parameters: { form: { values: { body: "" } } },
};

export const ReadOnly: Story = { args: { readOnly: true } };

export const ValidationError: Story = {
  parameters: { form: { values: { body: "" }, errors: { body: "Write what the offer is." } } },
};

export const Filled: Story = { args: { help: "Players see it on the promotion's page." } };

export const UnsupportedContent: Story = { parameters: { form: { values: { body: "<p>Odds</p><video></video>" } } } };

export const TooLong: Story = {
  args: { maxLength: 100 },
  parameters: { form: { values: { body: TERMS }, errors: { body: "Use at most 100 characters." } } },
};

export const Disabled: Story = { args: { disabledReason: "The offer has started." } };

export const RightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  args: { label: "النص" },
  globals: { dir: "rtl" },
  parameters: {
    form: { values: { body: "<h2>عرض الترحيب</h2><ul><li><p>مرة واحدة لكل أسرة</p></li></ul><p>Free spins</p>" } },
  },
};

export const HostileTexts: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: {
    form: {
      values: {
        body: `<p>${"x".repeat(10_000)}</p><p>\u202Egnp.exe\u202C \u200B👩‍👩‍👧‍👦 =SUM(A1)</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>`,
      },
    },
  },
};
