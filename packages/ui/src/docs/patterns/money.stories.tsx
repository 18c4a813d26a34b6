import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../../display/values/badge.tsx";
import { Money } from "../../display/values/money.tsx";
import { Example, Examples } from "./good-bad.tsx";
import { Page, Section } from "../page.tsx";

const meta = {
  title: "Patterns/Money",
  component: Page,
  args: {
    title: "Money in sentences",
    lead: "Amount, space, code: 1,250.00 EUR. All digits, never rounded, never without its currency. A sentence says who gets how much, from where, and when.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const Amount = ({ children }: { children: string }) => <Money amount={children} currency="EUR" />;

export const Pattern: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="In a sentence">
        <Examples>
          <Example is="good" why="say who gets how much, from where, and when.">
            <p>
              Ada Lovelace gets <Amount>1,250.00</Amount> from the balance of Fjord Casino, at once.
            </p>
          </Example>
          <Example is="bad" why="round, abbreviate or leave out the currency.">
            <p>About 1.3k will be transferred to the user.</p>
          </Example>
        </Examples>
      </Section>
      <Section title="Plus and minus" note="A sign and a word; colour only helps.">
        <Examples>
          <Example is="good" why="say what the change is, and what is left after it.">
            <p>
              Correction <Amount>−20.00</Amount>. The balance is then <Amount>105.40</Amount>.
            </p>
          </Example>
          <Example is="bad" why="let colour alone, or brackets, mean a minus.">
            <p className="text-critical-ink">Correction (20.00)</p>
          </Example>
        </Examples>
      </Section>
      <Section title="In columns" note="At the end of the column, figures of one width, the same number of decimals.">
        <Examples>
          <Example is="good" why="line up the points, and name the currency once in the head when all share it.">
            <dl className="ms-auto grid w-48 grid-cols-2 gap-y-1">
              <dt className="text-meta text-ink-muted">Player</dt>
              <dd className="text-end text-meta text-ink-muted">Amount, EUR</dd>
              {["1,250.00", "20.50", "12,400.00"].map((amount, index) => (
                <div key={amount} className="contents">
                  <dt>pl_100{index}</dt>
                  <dd className="text-end">
                    <Money amount={amount} />
                  </dd>
                </div>
              ))}
            </dl>
          </Example>
          <Example is="bad" why="drop zeros: 20.5 and 1,250 cannot be compared at a glance.">
            <ul className="ms-auto w-48">
              {["€1250", "20.5 EUR", "12.400,00 €"].map((amount) => (
                <li key={amount}>{amount}</li>
              ))}
            </ul>
          </Example>
        </Examples>
      </Section>
      <Section title="Several currencies">
        <Examples>
          <Example is="good" why="keep sums apart by currency.">
            <p className="flex flex-wrap gap-x-4">
              <Money amount="1,250.00" currency="EUR" />
              <Money amount="14,020.00" currency="SEK" />
              <Money amount="310.125000" currency="USDT" />
            </p>
          </Example>
          <Example is="bad" why="add them up, or convert without saying the rate and its time.">
            <p>
              <Badge tone="look">Total</Badge> 2,730.11
            </p>
          </Example>
        </Examples>
      </Section>
    </Page>
  ),
};
