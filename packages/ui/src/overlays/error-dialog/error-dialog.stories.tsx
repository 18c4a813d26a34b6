import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ErrorDialog } from "./error-dialog.tsx";

const meta = {
  title: "Components/Overlays/Error dialog",
  component: ErrorDialog,
  args: { open: true, onOpenChange: fn(), messages: ["A bank with this code is already there."] },
} satisfies Meta<typeof ErrorDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ValidationError: Story = {
  args: {
    messages: ["Nothing was saved."],
    validation: [
      { field: "Code", message: "Another bank already has this code." },
      { field: "Largest amount", message: "Must be above the smallest amount." },
    ],
    hint: "Correct the fields and save again.",
    status: "422 · request 7f31c2aa",
  },
};

export const LongContent: Story = {
  args: { title: "Unable To Save ".repeat(20), messages: ["x".repeat(10_000), "🎲\u202Eevil".repeat(300)] },
};

export const SeveralMessages: Story = {
  args: {
    messages: ["The code must be unique.", "The country is not served.", "The limit is above the operator’s."],
    hint: "Correct them and save again.",
    status: "422 · request 7f31c2aa",
  },
};

export const Warning: Story = {
  args: {
    title: "Unable To Verify Transaction",
    messages: ["The payment has not arrived yet."],
    severity: "caution",
  },
};

export const WithoutMessage: Story = { args: { messages: [], status: "500 · request 7f31c2aa" } };

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
};

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], ...WithTable, globals: { dir: "rtl" } };
