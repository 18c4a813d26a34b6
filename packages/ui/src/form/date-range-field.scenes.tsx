import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./date-range-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

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
  ...looks.ValidationError,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Period, last day")).toBeInvalid();
  },
};
