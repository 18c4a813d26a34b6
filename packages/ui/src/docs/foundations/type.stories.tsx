import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page, Section } from "../page.tsx";

const meta = {
  title: "Foundations/Type",
  component: Page,
  args: { title: "Type", lead: "Inter for everything, JetBrains Mono for ids and JSON. Four sizes.", children: null },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const SIZES = [
  { name: "title", looks: "text-title font-semibold", size: "20 / 28", use: "A page’s name" },
  { name: "heading", looks: "text-heading font-semibold", size: "15 / 22", use: "Drawers, dialogs, sections" },
  { name: "body", looks: "text-body", size: "13 / 20, comfortable 14 / 20", use: "Everything" },
  { name: "meta", looks: "text-meta text-ink-muted", size: "12 / 16", use: "Labels, help, counts" },
];

export const Sizes: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="Sizes">
        <ul className="flex flex-col">
          {SIZES.map(({ name, looks, size, use }) => (
            <li key={name} className="grid items-baseline gap-x-4 border-t py-3 sm:grid-cols-[6rem_12rem_1fr]">
              <span className="font-mono text-meta">{name}</span>
              <span className="text-meta text-ink-muted">
                {size} · {use}
              </span>
              <span className={looks}>Withdrawals wait for approval</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Weights" note="Regular for text, medium for what is chosen or labels, semibold for headings.">
        <p className="text-heading">
          <span className="font-normal">Regular 400</span> · <span className="font-medium">Medium 500</span> ·{" "}
          <span className="font-semibold">Semibold 600</span>
        </p>
      </Section>
      <Section title="Figures" note="Amounts, counts and dates have figures of one width, so that columns line up.">
        <div className="grid w-fit grid-cols-2 gap-x-12 text-end">
          <span className="text-meta text-ink-muted">Proportional</span>
          <span className="text-meta text-ink-muted">Tabular</span>
          {["1,111.11", "8,888.80", "12,400.50"].map((amount) => (
            <div key={amount} className="contents">
              <span>{amount}</span>
              <span className="tabular">{amount}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Mono">
        <p className="font-mono">pl_9f2c41d07be34b5e · MT84MALT011000012345MTLCAST001S</p>
      </Section>
    </Page>
  ),
};
