import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { ErrorDialog } from "./error-dialog.tsx";

const meta = {
  title: "Overlays/ErrorDialog",
  component: ErrorDialog,
  args: { open: true, onOpenChange: fn(), messages: ["A bank with this code is already there."] },
} satisfies Meta<typeof ErrorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("alertdialog", { name: "Unable To Save Changes" })).toBeVisible();
    const ok = screen.getByRole("button", { name: "OK" });
    await waitFor(() => expect(ok).toHaveFocus());
    await userEvent.click(ok);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Several: Story = {
  args: {
    messages: ["The code must be unique.", "The country is not served.", "The limit is above the operator’s."],
    hint: "Correct them and save again.",
    status: "422 · request 7f31c2aa",
  },
  play: async () => {
    await expect(await screen.findAllByRole("listitem")).toHaveLength(3);
  },
};
/** What is only not possible yet is no error. */
export const Warning: Story = {
  args: {
    title: "Unable To Verify Transaction",
    messages: ["The payment has not arrived yet."],
    severity: "caution",
  },
  play: async () => {
    const asks = await screen.findByRole("alertdialog", { name: "Unable To Verify Transaction" });
    await expect(asks.querySelector(".text-caution")).toBeVisible();
    await expect(asks.querySelector(".text-critical")).toBeNull();
  },
};
export const NoReason: Story = { args: { messages: [], status: "500 · request 7f31c2aa" } };

export const Validation: Story = {
  args: {
    messages: ["Nothing was saved."],
    validation: [
      { field: "Code", message: "Another bank already has this code." },
      { field: "Largest amount", message: "Must be above the smallest amount." },
    ],
    hint: "Correct the fields and save again.",
    status: "422 · request 7f31c2aa",
  },
  play: async () => {
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog).toHaveAccessibleDescription("Nothing was saved. Correct the fields and save again.");
    await expect(screen.getByRole("alert")).toHaveTextContent("2 fields are not valid");
  },
};
export const WithTable: Story = {
  args: {
    title: "Unable To Import Players",
    messages: ["3 of 1,200 rows were refused. Nothing was imported."],
    table: {
      caption: "Refused rows",
      columns: ["Row", "Player", "Reason"],
      rows: [
        ["14", "88214", "The currency is not served."],
        ["302", "", "The player code is missing."],
        ["1,117", "90017", "The player is closed."],
      ],
    },
  },
  play: async () => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await expect(await screen.findAllByRole("row")).toHaveLength(4);
    await userEvent.click(screen.getByRole("button", { name: "Copy details" }));
    await expect(write.mock.lastCall?.[0]).toContain("14\t88214\tThe currency is not served.");
  },
};
export const LongText: Story = {
  args: { title: "Unable To Save ".repeat(20), messages: ["x".repeat(10_000), "🎲\u202Eevil".repeat(300)] },
  play: async () => {
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole("button", { name: "OK" })).toBeVisible();
    // The keyboard can scroll what overflows, as soon as that is measured.
    await waitFor(() => expect(dialog.querySelector("[data-slot=scroll-body]")).toHaveAttribute("tabindex", "0"));
  },
};
export const RightToLeft: Story = { ...WithTable, globals: { dir: "rtl" } };
