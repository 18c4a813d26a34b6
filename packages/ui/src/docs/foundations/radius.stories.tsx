import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page, Section } from "../page.tsx";

const meta = {
  title: "Foundations/Radius",
  component: Page,
  args: { title: "Radius", lead: "The larger the thing, the rounder, and never more than 8 px.", children: null },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const RADII = [
  ["sm", "4 px", "rounded-sm", "Badges, lines of a menu"],
  ["md", "6 px", "rounded-md", "Controls, popovers, alerts"],
  ["lg", "8 px", "rounded-lg", "Drawers, dialogs, cards"],
  ["full", "round", "rounded-full", "Counts, dots, switches"],
] as const;

export const Radii: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="Radii">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {RADII.map(([name, size, looks, use]) => (
            <li key={name} className="flex flex-col gap-1">
              <span className={`h-16 border border-line-strong bg-surface ${looks}`} />
              <span className="font-mono text-meta">
                {name} · {size}
              </span>
              <span className="text-meta text-ink-muted">{use}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};
