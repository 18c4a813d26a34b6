import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page, Section } from "../page.tsx";

const meta = {
  title: "Foundations/Elevation",
  component: Page,
  args: {
    title: "Elevation",
    lead: "Lines, not boxes. Only what floats has a shadow: menus, popovers, drawers, dialogs, toasts.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const LEVELS = [
  ["sunken", "bg-sunken", "Read-only boxes, the ground of segments"],
  ["canvas", "bg-canvas border border-line", "The page"],
  ["surface", "bg-surface border border-line", "Tables, cards, controls"],
  ["raised, float", "bg-raised shadow-float", "What floats"],
] as const;

export const Levels: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="Levels">
        <ul className="grid gap-6 sm:grid-cols-4">
          {LEVELS.map(([name, looks, use]) => (
            <li key={name} className="flex flex-col gap-2">
              <span className={`h-20 rounded-lg ${looks}`} />
              <span className="font-mono text-meta">{name}</span>
              <span className="text-meta text-ink-muted">{use}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};
