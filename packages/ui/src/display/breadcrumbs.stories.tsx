import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  title: "Display/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    items: [
      { label: "Players", href: "#players" },
      { label: "Ada Lovelace", href: "#ada" },
    ],
    current: "Withdrawals",
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Players" })).toHaveFocus();
    await expect(canvas.getByText("Withdrawals")).toHaveAttribute("aria-current", "page");
  },
};
export const OwnLink: Story = {
  args: {
    link: ({ label, href }, className) => (
      <a href={href} className={className} data-router>
        {label}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Players" })).toHaveAttribute("data-router");
  },
};
export const OnlyThis: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: [
      { label: "x".repeat(300), href: "#a" },
      { label: "\u202Eevil🎲".repeat(60), href: "#b" },
    ],
    current: "z".repeat(500),
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation");
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
