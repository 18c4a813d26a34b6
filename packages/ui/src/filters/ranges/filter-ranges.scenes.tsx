import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./filter-ranges.stories.tsx";
import { created } from "./story-filter-ranges.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Money: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Amount from" }), "1,234.50");
    await expect(canvas.getByTestId("address")).toHaveTextContent("=1234.50..");
    await userEvent.type(canvas.getByRole("textbox", { name: "Amount to" }), "9999999999999.99");
    await expect(canvas.getByTestId("chip")).toHaveTextContent("Amount: 1,234.50–9,999,999,999,999.99 EUR");
    await expect(canvas.getByRole("textbox", { name: "Amount from" })).toHaveValue("1,234.50");
  },
};

/** Invalid text stays and shows an error immediately; text that can still become an amount shows it on blur. */
export const MoneyRefused: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Amount from" });
    await userEvent.type(box, "12,5");
    await expect(box).toBeValid();
    await userEvent.tab();
    await expect(box).toHaveValue("12,5");
    await expect(box).toHaveAccessibleDescription("Enter a number like 12,345.67.");
    await userEvent.clear(box);
    await userEvent.type(box, "12.345");
    await expect(box).toHaveAccessibleDescription("Use at most 2 decimals.");
    await userEvent.keyboard("{Backspace}");
    await expect(box).toBeValid();
    await expect(canvas.getByTestId("address")).toHaveTextContent("=12.34..");
  },
};

/** More digits than a JSON number keeps. */
export const MoneyTooLong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Amount to" }), "99999999999999999.99");
    await userEvent.tab();
    await expect(canvas.getByText("Use at most 15 digits.")).toBeVisible();
  },
};

export const NumberRange: Story = {
  ...looks.NumberRange,
  play: async ({ canvas }) => {
    const from = canvas.getByRole("textbox", { name: "Attempts from" });
    await userEvent.type(canvas.getByRole("textbox", { name: "Attempts to" }), "1,000");
    for (const [typed, says] of [
      ["3.5", "Use a whole number."],
      ["1e3", "Enter a number like 12,345."],
      ["-4", "Use at least 0."],
    ] as const) {
      await userEvent.clear(from);
      await userEvent.type(from, typed);
      await expect(from).toHaveValue(typed);
      await expect(from).toHaveAccessibleDescription(says);
    }
    await userEvent.clear(from);
    await userEvent.type(from, "35");
    await expect(canvas.getByTestId("address")).toHaveTextContent("=35..1000");
    await expect(canvas.getByTestId("chip")).toHaveTextContent("Attempts: 35–1,000 attempts");
  },
};

/** A preset sets a start; the end is open unless the period is over. */
export const DatePreset: Story = {
  ...looks.DatePreset,
  play: async ({ canvas }) => {
    const today = canvas.getByRole("button", { name: "Today" });
    await userEvent.click(today);
    await expect(today).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByTestId("address")).toHaveTextContent("=TODAY");
    await expect(canvas.getByLabelText("Created from")).toHaveValue("20 Nov 2026, 00:00");
    await expect(canvas.getByLabelText("Created to")).toHaveValue("");
    await expect(canvas.getByText("Europe/Malta (GMT+01:00)")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Yesterday" }));
    await expect(canvas.getByLabelText("Created from")).toHaveValue("19 Nov 2026, 00:00");
    await expect(canvas.getByLabelText("Created to")).toHaveValue("19 Nov 2026, 23:59");
    await expect(canvas.getByTestId("chip")).toHaveTextContent("Created: Yesterday");
  },
};

/** Editing a date clears the preset. */
export const DateAfterPreset: Story = {
  args: { filter: created, query: "TODAY" },
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText("Created to"), { target: { value: "2026-11-20T12:30" } });
    await expect(canvas.getByRole("button", { name: "Today" })).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.getByTestId("address")).toHaveTextContent("=2026-11-19T23:00Z..2026-11-20T11:30Z");
    await expect(canvas.getByTestId("chip")).toHaveTextContent("Created: 20 Nov 2026, 00:00–20 Nov 2026, 12:30");
  },
};

/** Invalid text stays as typed; a day without a time ends with its last minute. */
export const DateTyped: Story = {
  args: { filter: created },
  play: async ({ canvas }) => {
    const [from, to] = ["from", "to"].map((end) => canvas.getByLabelText(`Created ${end}`));
    await userEvent.type(from!, "31/02/2026");
    await userEvent.tab();
    await expect(from).toHaveValue("31/02/2026");
    await expect(from).toHaveAccessibleDescription("Enter a date like 21 Nov 2026, 14:03.");
    await userEvent.clear(from!);
    await userEvent.type(from!, "19/11/2026 9:05");
    await userEvent.type(to!, "19 nov 2026");
    await userEvent.tab();
    await expect(from).toHaveValue("19 Nov 2026, 09:05");
    await expect(to).toHaveValue("19 Nov 2026, 23:59");
    await expect(canvas.getByTestId("address")).toHaveTextContent("=2026-11-19T08:05Z..2026-11-19T22:59Z");
  },
};

/** Two days picked in one calendar: both are included in full. */
export const DatesPicked: Story = {
  args: { filter: created, query: "2026-11-04T23:00Z.." },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open calendar: Created from" }));
    await userEvent.click(await screen.findByRole("button", { name: / 3 November 2026/ }));
    await userEvent.click(screen.getByRole("button", { name: / 19 November 2026/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByLabelText("Created from")).toHaveValue("3 Nov 2026, 00:00");
    await expect(canvas.getByLabelText("Created to")).toHaveValue("19 Nov 2026, 23:59");
    await expect(canvas.getByTestId("address")).toHaveTextContent("=2026-11-02T23:00Z..2026-11-19T22:59Z");
  },
};

export const DateGarbage: Story = {
  args: { filter: created, query: "2026-99-99T99:99Z..never" },
  play: async ({ canvas }) => expect(canvas.getByTestId("address")).toHaveTextContent("no trace"),
};
