import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PasswordField } from "./password-field.tsx";
import { inForm } from "./story-form.tsx";

const rules = [
  { label: "12 characters", test: (text: string) => text.length >= 12 },
  { label: "A capital letter", test: (text: string) => /\p{Lu}/u.test(text) },
  { label: "A digit", test: (text: string) => /\p{N}/u.test(text) },
];

const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  decorators: [inForm],
  args: { name: "password", label: "New password" },
  parameters: { form: { values: { password: "" } } },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = { args: { label: "Your password", autoComplete: "current-password", required: true } };
export const WithHints: Story = {
  args: { rules, strength: true },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("New password");
    await userEvent.type(box, "Green felt");
    await expect(canvas.getByText("A capital letter").closest("li")).toHaveTextContent("A capital letter, met");
    await expect(canvas.getByText("A digit").closest("li")).toHaveTextContent("A digit, not met");
    await userEvent.type(box, " 47 tables");
    await expect(canvas.getByText("Strong")).toHaveTextContent("Strength: Strong");
    await expect(box).toHaveAccessibleDescription(/12 characters ?, met/);
  },
};
export const Weak: Story = { args: { rules, strength: true }, parameters: { form: { values: { password: "aaaa" } } } };
export const ShownAndHidden: Story = {
  parameters: { form: { values: { password: "green-felt-47" } } },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("New password");
    await expect(box).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(box).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    await expect(box).toHaveAttribute("type", "password");
  },
};
export const WithError: Story = {
  parameters: { form: { values: { password: "abc" }, errors: { password: "Use at least 12 characters." } } },
};
export const DisabledWithReason: Story = { args: { disabledReason: "Signed in through your company.", rules } };
export const RightToLeft: Story = { args: { label: "كلمة المرور", rules, strength: true }, globals: { dir: "rtl" } };
