import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { inForm } from "./story-form.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";

const meta = {
  title: "Forms/TimeZoneField",
  component: TimeZoneField,
  decorators: [inForm],
  args: { name: "zone", label: "Time zone" },
  parameters: { form: { values: { zone: "" } } },
} satisfies Meta<typeof TimeZoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Time zone" }));
    await waitFor(() => expect(screen.getByPlaceholderText("City or offset…")).toHaveFocus());
    await userEvent.keyboard("malta");
    await userEvent.click(await screen.findByRole("option", { name: /Malta/ }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"zone":"Europe/Malta"}');
  },
};
export const OfAFew: Story = {
  args: { zones: ["UTC", "Europe/Malta"] },
  parameters: { form: { values: { zone: "UTC" } } },
};
export const WithError: Story = {
  parameters: { form: { values: { zone: "" }, errors: { zone: "Choose a time zone." } } },
};
export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { zone: "Europe/Malta" } } },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox", { name: "Time zone" })).toHaveValue("Malta"),
};
export const DisabledWithReason: Story = {
  args: { disabledReason: "Set by the licence." },
  parameters: { form: { values: { zone: "UTC" } } },
};
export const RightToLeft: Story = {
  args: { label: "المنطقة الزمنية" },
  parameters: { form: { values: { zone: "Asia/Dubai" } } },
  globals: { dir: "rtl" },
};
