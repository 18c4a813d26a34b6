import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  title: "Components/Display/Breadcrumbs",
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

export const Default: Story = {};

export const LongContent: Story = {
  args: {
    items: [
      { label: "x".repeat(300), href: "#a" },
      { label: "\u202Eevil🎲".repeat(60), href: "#b" },
    ],
    current: "z".repeat(500),
  },
};

export const CustomLink: Story = {
  args: {
    link: ({ label, href }, className) => (
      // oxlint-disable-next-line backoffice/links-are-safe -- of this story
      <a href={href} className={className} data-router>
        {label}
      </a>
    ),
  },
};

export const OneLevel: Story = { args: { items: [] } };

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };
