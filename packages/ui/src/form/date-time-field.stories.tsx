import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { DateTimeField } from "./date-time-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/DateTimeField",
  component: DateTimeField,
  decorators: [inForm],
  args: { name: "at", label: "Starts", zone: "Europe/Malta" },
  parameters: { form: { values: { at: "" } } },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };
export const InItsZone: Story = {
  parameters: { form: { values: { at: "2026-11-21T13:03:00Z" } } },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("Starts");
    await expect(box).toHaveValue("21 Nov 2026, 14:03");
    await expect(box).toHaveAccessibleDescription("Europe/Malta (UTC+01:00)");
    await fireEvent.change(box, { target: { value: "1 July 2026 9:00" } });
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"at":"2026-07-01T07:00:00Z"}');
    await expect(box).toHaveAccessibleDescription("Europe/Malta (UTC+02:00)");
  },
};
export const WithSeconds: Story = {
  args: { seconds: true, zone: "UTC" },
  parameters: { form: { values: { at: "2026-11-21T13:03:59Z" } } },
};
export const NoMoment: Story = {
  parameters: { form: { values: { at: "soon" } } },
  play: async ({ canvas }) => expect(canvas.getByLabelText("Starts")).toHaveValue(""),
};
export const WithError: Story = {
  parameters: { form: { values: { at: "" }, errors: { at: "Choose when it starts." } } },
};
export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { at: "2026-11-21T13:03:00Z" } } },
};
export const DisabledWithReason: Story = {
  args: { disabledReason: "It has begun." },
  parameters: { form: { values: { at: "2026-11-21T13:03:00Z" } } },
};
export const RightToLeft: Story = {
  args: { label: "يبدأ", zone: "Asia/Dubai" },
  parameters: { form: { values: { at: "2026-11-21T13:03:00Z" } } },
  globals: { dir: "rtl" },
};
