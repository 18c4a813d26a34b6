import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page, Section } from "../page.tsx";

const meta = {
  title: "Foundations/Space",
  component: Page,
  args: {
    title: "Space",
    lead: "A grid of 4 px. What belongs together is 4 or 8 apart, groups are 16 or 24.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const STEPS = [
  [1, "Icon and its word, chips"],
  [2, "Controls in a row, label and box"],
  [3, "Padding of a row, a card's parts"],
  [4, "Fields of a form"],
  [5, "Padding of drawers and dialogs"],
  [6, "Sections"],
  [8, "Parts of a page"],
  [12, "Above and below an empty state"],
] as const;

export const Steps: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="Steps">
        <ul className="flex flex-col gap-2">
          {STEPS.map(([step, use]) => (
            <li key={step} className="grid grid-cols-[3rem_4rem_5rem_1fr] items-center gap-2">
              <span className="font-mono text-meta">{step}</span>
              <span className="text-meta text-ink-muted tabular">{step * 4} px</span>
              <span className="h-3 bg-accent" style={{ width: step * 4 }} />
              <span>{use}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Targets"
        note="Controls are 28 px, comfortable 32 px. Nothing to be pressed is smaller than 24 px."
      >
        <div className="flex items-end gap-4 text-meta">
          <span className="grid h-control w-24 place-items-center rounded-md border border-line-strong">control</span>
          <span className="grid h-row w-24 place-items-center border-y">row</span>
          <span className="grid size-6 place-items-center rounded-sm border border-line-strong">24</span>
        </div>
      </Section>
    </Page>
  ),
};
