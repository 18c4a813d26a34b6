import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { CodeField } from "./code-field.tsx";
import { inForm } from "./story-form.tsx";

const script = `<script>\n  track("visit", { brand: "north", ${"campaign: 'autumn', ".repeat(8)} });\n</script>`;

const meta = {
  title: "Forms/CodeField",
  component: CodeField,
  decorators: [inForm],
  args: { name: "code", label: "Tracking code" },
  parameters: { form: { values: { code: script } } },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { form: { values: { code: "" } } } };
export const Wrapping: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Tracking code" });
    await expect(box).toHaveAttribute("wrap", "off");
    await userEvent.click(canvas.getByRole("button", { name: "Wrap" }));
    await expect(box).toHaveAttribute("wrap", "soft");
    await expect(canvas.getByRole("button", { name: "Wrap", pressed: true })).toBeVisible();
    await userEvent.type(box, "x");
    await expect(canvas.getByTestId("values")).toHaveTextContent("</script>x");
  },
};
export const ManyLines: Story = {
  parameters: { form: { values: { code: Array.from({ length: 300 }, (_, line) => `line ${line}`).join("\n") } } },
};
export const WithError: Story = {
  parameters: { form: { values: { code: script }, errors: { code: "Scripts are not allowed here." } } },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const DisabledWithReason: Story = { args: { disabledReason: "Set by the provider." } };
export const RightToLeft: Story = { args: { label: "الشيفرة" }, globals: { dir: "rtl" } };
