import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { storyClock } from "../display/clock/story-clock.tsx";
import meta from "./date-box.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("Day");
    await userEvent.type(box, "21/11/2026");
    await expect(canvas.getByTestId("value")).toHaveTextContent("2026-11-21");
    await userEvent.tab();
    await expect(box).toHaveValue("21 Nov 2026");
  },
};

export const German: Story = {
  args: { precision: "minute", value: "2026-11-21T14:03", locale: "de", className: "max-w-56" },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("Day");
    await expect(box).toHaveValue("21. Nov 2026, 14:03");
    await userEvent.clear(box);
    await userEvent.type(box, "1.12.2026 9:00");
    await expect(canvas.getByTestId("value")).toHaveTextContent("2026-12-01T09:00");
  },
};

/** Invalid text stays visible on blur; a corrected date is formatted. */
export const Refused: Story = {
  args: { value: "2026-11-21" },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("Day");
    await userEvent.clear(box);
    await userEvent.type(box, "21/11/26");
    await userEvent.tab();
    await expect([box, canvas.getByTestId("value")].map((it) => (it as HTMLInputElement).value)).toEqual([
      "21/11/26",
      "refused",
    ]);
    await userEvent.clear(box);
    await expect(canvas.getByTestId("value")).toHaveTextContent("");
  },
};

const dayButton = (name: RegExp) =>
  within(screen.getByRole("dialog", { name: "Calendar: Day" })).getByRole("button", { name });

/** Focus starts on the selected day; arrow keys move it, Enter picks a day and returns the focus to the input. */
export const PickedByKeyboard: Story = {
  args: { value: "2026-11-21" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Open calendar: Day" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dayButton(/21 November 2026, selected$/)).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await waitFor(() => expect(dayButton(/29 November 2026$/)).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByTestId("value")).toHaveTextContent("2026-11-29");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Picking a day in an empty input sets a date with a time and selects the time for editing. */
export const PickedWithTime: Story = {
  args: { precision: "minute" },
  decorators: [storyClock.decorator],
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText<HTMLInputElement>("Day");
    box.focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(dayButton(/^Today, .*21 November 2026$/)).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByTestId("value")).toHaveTextContent("2026-11-21T00:00");
    await expect(box).toHaveFocus();
    await expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe("00:00");
    await userEvent.keyboard("14:03");
    await expect(canvas.getByTestId("value")).toHaveTextContent("2026-11-21T14:03");
  },
};

export const LeftByEscape: Story = {
  args: { value: "2026-11-21" },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("Day");
    box.focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(dayButton(/21 November 2026/)).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(box).toHaveFocus();
    await expect(canvas.getByTestId("value")).toHaveTextContent("2026-11-21");
  },
};

/** Week start and order follow the locale, names are English (ruling 58); days outside the bounds are disabled. */
export const BoundedInGerman: Story = {
  args: { value: "2026-11-21", locale: "de", min: "2026-11-20" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open calendar: Day" }));
    await waitFor(() => expect(dayButton(/Saturday, 21. November 2026/)).toHaveFocus());
    await expect(screen.getByRole("grid").querySelector("th")).toHaveAccessibleName("Monday");
    await expect(dayButton(/19. November 2026/)).toBeDisabled();
    await expect(dayButton(/20. November 2026/)).toBeEnabled();
    await expect(screen.getByRole("button", { name: "Previous month" })).toHaveAttribute("aria-disabled", "true");
  },
};
