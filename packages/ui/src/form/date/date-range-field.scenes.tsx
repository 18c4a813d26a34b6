import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
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

/** Start and end are picked in one calendar. */
export const Picking: Story = {
  parameters: { form: { values: { period: { from: "2026-11-01", to: "" } } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open calendar: Period, first day" }));
    const calendar = await screen.findByRole("dialog", { name: "Calendar: Period, first day" });
    const press = (name: RegExp) => userEvent.click(within(calendar).getByRole("button", { name }));
    await press(/ 3 November 2026/);
    await expect(within(calendar).getByText("Choose the last day.")).toBeVisible();
    await expect(within(calendar).getByRole("button", { name: / 2 November 2026/ })).toBeDisabled();
    await press(/ 7 November 2026/);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"period":{"from":"2026-11-03","to":"2026-11-07"}}');
    await expect(canvas.getByTestId("touched")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Open calendar: Period, last day" }));
    await userEvent.click(await screen.findByRole("button", { name: / 9 November 2026/ }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"period":{"from":"2026-11-03","to":"2026-11-09"}}');
  },
};
