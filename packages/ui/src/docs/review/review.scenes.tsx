import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import meta, * as looks from "./review.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const panels = (canvas: Canvas) => canvas.getAllByRole("rowheader").map((it) => it.textContent.replace(/\d.*/, ""));
const see = async (canvas: Canvas, look: string) =>
  userEvent.click(await canvas.findByRole("checkbox", { name: `Seen: ${look}` }));

/** The list with sample panels: a tick for each state, and one for all states of a panel. */
export const Ticked: Story = {
  ...looks.Default,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Next: bank-edit, New" })).toBeVisible());
    await expect(canvas.getByRole("status")).toHaveTextContent("0 of 4 states seen");
    await see(canvas, "bank-edit, New");
    await expect(canvas.getByRole("button", { name: "Next: bank-edit, Refused" })).toBeVisible();
    const all = canvas.getByRole("checkbox", { name: "Seen: all states of bank-edit" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole("button", { name: "Next: delete-bank, Asked" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /limits/ })).toHaveTextContent(
      "Drawer, 710 pxEverybodyNo stories yet",
    );
  },
};

/** Search and filters apply immediately; the empty result offers to clear them. */
export const Filtered: Story = {
  ...looks.Default,
  play: async ({ canvas }) => {
    const search = await canvas.findByRole("searchbox", { name: "Search panels" });
    await userEvent.type(search, "asked");
    await expect(panels(canvas)).toEqual(["delete-bank"]);
    await expect(canvas.getByRole("status")).toHaveTextContent("1 of 4 panels shown; 0 of 4 states seen");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Area" }), "Players");
    await expect(canvas.getByText("Nothing matches these filters")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(panels(canvas)).toHaveLength(4);
    await see(canvas, "notes, Empty");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Mark" }), "Seen");
    await expect(panels(canvas)).toEqual(["notes"]);
    await expect(canvas.getByRole("option", { name: "Changed since seen" })).toBeDisabled();
  },
};

/** Keys go through the filtered looks, tick, note, weigh and return; the order stays as it was opened. */
export const OpenedLook: Story = {
  ...looks.Default,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Mark" }), "Not seen");
    await userEvent.click(canvas.getByRole("button", { name: "New" }));
    await expect(canvas.getByRole("heading", { name: "bank-edit: New" })).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("1 of 4");
    await userEvent.keyboard("x");
    await expect(canvas.getByRole("checkbox", { name: "Seen" })).toBeChecked();
    await userEvent.keyboard("j");
    await expect(canvas.getByRole("heading", { name: "bank-edit: Refused" })).toHaveFocus();
    await userEvent.keyboard("n");
    const note = canvas.getByRole("textbox", { name: /^Note 1/ });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.keyboard("jackpot next to kind 1");
    await expect(note).toHaveValue("jackpot next to kind 1");
    await expect(canvas.getByRole("heading", { name: "bank-edit: Refused" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Major" })).toBeChecked();
    await userEvent.keyboard("{Escape}1");
    await expect(canvas.getByRole("radio", { name: "Blocker" })).toBeChecked();
    await userEvent.keyboard("n{Escape}3");
    const second = within(canvas.getByRole("group", { name: "Severity of note 2" }));
    await expect(second.getByRole("radio", { name: "Minor" })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Remove note 2" }));
    await userEvent.click(canvas.getByRole("button", { name: "Previous look" }));
    await expect(canvas.getByRole("button", { name: "Previous look" })).toHaveAccessibleDescription(
      "This is the first look.",
    );
    await userEvent.keyboard("{Escape}");
    await expect(panels(canvas)).toEqual(["bank-edit", "delete-bank", "notes"]);
    await expect(canvas.queryByRole("button", { name: "New" })).toBeNull();
    await expect(canvas.getByRole("img", { name: "Has a note" })).toBeVisible();
  },
};

/** A look whose picture has changed since its tick is found, and ticked again. */
export const ChangedSinceSeen: Story = {
  ...looks.Changed,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Mark" }), "Changed since seen");
    await expect(panels(canvas)).toEqual(["delete-bank"]);
    await userEvent.click(canvas.getByRole("button", { name: "Asked" }));
    await expect(canvas.getByText("Changed since seen")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Mark as seen again" }));
    await waitFor(() => expect(canvas.queryByText("Changed since seen")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "All panels" }));
    await expect(canvas.getByText("Nothing matches these filters")).toBeVisible();
  },
};

const file = (given: unknown) => new File([JSON.stringify(given)], "marks.json", { type: "application/json" });
const mark = (at: string) => ({ at, seen: true, notes: [], pictures: {} });

/** Imported marks are merged with those of this browser, and what has changed is listed. */
export const Imported: Story = {
  ...looks.Default,
  play: async ({ canvas }) => {
    await see(canvas, "bank-edit, New");
    const input = canvas.getByLabelText("File of review marks");
    await userEvent.upload(input, file({ kind: "backoffice-views" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("This is not a file of review marks."));
    const marks = {
      "banks-bank-edit--new": mark("2020-01-01T00:00:00Z"),
      "banks-delete-bank--asked": mark("2026-01-01T00:00:00Z"),
      "removed--default": mark("2026-01-01T00:00:00Z"),
    };
    await userEvent.upload(input, file({ kind: "backoffice-review", marks }));
    await waitFor(() => expect(canvas.getByText(/2 new, 0 newer than yours, 1 older than yours/)).toBeVisible());
    await userEvent.click(canvas.getByText("New", { selector: "summary" }));
    const list = within(screen.getByText("New", { selector: "summary" }).parentElement!).getAllByRole("listitem");
    await expect(list.map((it) => it.textContent)).toEqual([
      "delete-bank: Asked",
      "removed--default (no longer exists)",
    ]);
    await expect(canvas.getByRole("checkbox", { name: "Seen: delete-bank, Asked" })).toBeChecked();
  },
};

export const Failed: Story = {
  ...looks.Error,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Players" })).toBeVisible());
  },
};
