import type { Meta, StoryObj } from "@storybook/react-vite";
import { CodeField } from "./code-field.tsx";
import { inForm } from "../story-form.tsx";

const script = `<script>\n  track("visit", { brand: "north", ${"campaign: 'autumn', ".repeat(8)} });\n</script>`;

const meta = {
  title: "Components/Forms/Code field",
  component: CodeField,
  decorators: [inForm],
  args: { name: "code", label: "Tracking code" },
  parameters: { form: { values: { code: script } } },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { form: { values: { code: "" } } } };

export const ValidationError: Story = {
  parameters: { form: { values: { code: script }, errors: { code: "Scripts are not allowed here." } } },
};

export const ManyLines: Story = {
  parameters: { form: { values: { code: Array.from({ length: 300 }, (_, line) => `line ${line}`).join("\n") } } },
};

export const Disabled: Story = { args: { disabledReason: "Set by the provider." } };
