import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { DateRangeField } from "./date-range-field.tsx";
import { inForm } from "./story-form.tsx";

const filled = { period: { from: "2026-11-01", to: "2026-11-21" } };

const meta = {
  title: "Forms/DateRangeField",
  component: DateRangeField,
  decorators: [inForm],
  args: { name: "period", label: "Period" },
  parameters: { form: { values: { period: { from: "", to: "" } } } },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true, help: "Both days are included." } };
export const Choosing: Story = {
  args: { presets: [{ label: "November", range: { from: "2026-11-01", to: "2026-11-30" } }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "November" }));
    const last = canvas.getByLabelText("Period, last day");
    await expect(last).toHaveValue("30 Nov 2026");
    await userEvent.clear(last);
    await userEvent.type(last, "2026-11-07");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"from":"2026-11-01","to":"2026-11-07"}');
  },
};
export const WithError: Story = {
  parameters: {
    form: {
      values: { period: { from: "2026-11-21", to: "2026-11-01" } },
      errors: { "period.to": "This is before the first day." },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Period, last day")).toBeInvalid();
  },
};
export const ReadOnly: Story = { args: { readOnly: true }, parameters: { form: { values: filled } } };
export const DisabledWithReason: Story = {
  args: { disabledReason: "The report is final." },
  parameters: { form: { values: filled } },
};
export const RightToLeft: Story = {
  args: { label: "الفترة" },
  parameters: { form: { values: filled } },
  globals: { dir: "rtl" },
};
