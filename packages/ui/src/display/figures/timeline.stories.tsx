import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileCheck } from "lucide-react";
import { Timeline } from "./timeline.tsx";

const AT = Date.UTC(2026, 10, 21, 13, 3, 22);

const meta = {
  title: "Components/Display/Timeline",
  component: Timeline,
  args: {
    label: "History of withdrawal 7004",
    timeZone: "Europe/Malta",
    locale: "en-GB",
    items: [
      {
        id: "4",
        at: AT,
        title: "Rejected",
        actor: "Maria Borg",
        tone: "stop",
        children: "The name does not match.",
      },
      { id: "3", at: AT - 3_600_000, title: "Document received", actor: "Player", icon: FileCheck },
      { id: "2", at: AT - 7_200_000, title: "Flagged for review", actor: "System", tone: "look" },
      { id: "1", at: AT - 7_260_000, title: "Requested", actor: "Player", tone: "note" },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { items: [] } };

export const LongContent: Story = {
  args: {
    items: [{ id: "1", at: AT, title: "x".repeat(2000), actor: "\u202Eevil🎲".repeat(50), children: "y".repeat(3000) }],
  },
};

export const InvalidDates: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    items: [
      { id: "1", at: Number.NaN, title: "No number" },
      { id: "2", at: null, title: "No date" },
    ],
  },
};

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };
