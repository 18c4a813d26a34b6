import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { storyClock } from "../../display/clock/story-clock.tsx";
import meta from "./date-time-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

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

export const NoMoment: Story = {
  parameters: { form: { values: { at: "soon" } } },
  play: async ({ canvas }) => expect(canvas.getByLabelText("Starts")).toHaveValue(""),
};

/** A day picked in an empty field gets the start of the day in the zone. */
export const PickedWhenEmpty: Story = {
  decorators: [storyClock.decorator],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open calendar: Starts" }));
    await userEvent.click(await screen.findByRole("button", { name: / 30 November 2026/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"at":"2026-11-29T23:00:00Z"}');
    await expect(canvas.getByLabelText("Starts")).toHaveValue("30 Nov 2026, 00:00");
  },
};
