import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Card } from "../../display/card.tsx";
import { SampleTable } from "../../table/stories/sample-table.tsx";
import { Example } from "../patterns/good-bad.tsx";
import { Page, Section } from "../page.tsx";

const meta = {
  title: "Patterns/Table density",
  component: Page,
  args: {
    title: "Table density",
    lead: "Staff compare rows. As many as possible are in sight, one line each, and nothing moves when the pointer comes.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const RULES = [
  "One line a row. What is cut is whole in the drawer, and in a hint.",
  "Five to nine columns. The rest is in the drawer, or in the column menu.",
  "What identifies the row comes first, its state second, amounts and dates at the end.",
  "Actions stand in a menu at the end of the row; at most one has a button of its own.",
  "Numbers at the end of their column, texts at the start, nothing in the middle.",
];

export const Pattern: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="Rules">
        <ul className="flex flex-col">
          {RULES.map((rule) => (
            <li key={rule} className="border-t py-2">
              {rule}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Rows">
        <Example is="good" why="give each row one line: eight of them take the height of three cards.">
          <SampleTable total={8} onReport={fn()} />
        </Example>
        <Example
          is="bad"
          why="make each row a card: labels are said again and again, and amounts are far from each other."
        >
          <div className="flex flex-col gap-3">
            {["1,250.00", "20.50"].map((amount) => (
              <Card key={amount}>
                <dl className="grid grid-cols-2 gap-2">
                  <dt className="text-meta text-ink-muted">Player</dt>
                  <dd>Ada Lovelace</dd>
                  <dt className="text-meta text-ink-muted">Amount</dt>
                  <dd>{amount}</dd>
                </dl>
              </Card>
            ))}
          </div>
        </Example>
      </Section>
    </Page>
  ),
};

export const Comfortable: Story = { ...Pattern, globals: { density: "comfortable" } };
