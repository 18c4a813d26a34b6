import type { Meta, StoryObj } from "@storybook/react-vite";
import { Example, Examples } from "./good-bad.tsx";
import { Page, Section } from "../page.tsx";
import { Question } from "./question.tsx";

const meta = {
  title: "Patterns/Confirmations",
  component: Page,
  args: {
    title: "How a confirmation is worded",
    lead: "Title: a verb and the very thing. Text: what will happen, not that something will. Button: the verb again. Whoever reads only the button must know what it does.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pattern: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="Name the thing and the deed">
        <Examples>
          <Example is="good" why="name the bank, and repeat the verb on the button.">
            <Question title="Delete Bank of Valletta?" confirm="Delete bank">
              Players no longer see it. Its 14 accounts stay.
            </Question>
          </Example>
          <Example is="bad" why="ask “Are you sure?” and offer Yes and No: the answer says nothing by itself.">
            <Question title="Are you sure?" confirm="Yes" cancel="No">
              This action cannot be undone.
            </Question>
          </Example>
        </Examples>
      </Section>
      <Section
        title="Say what it costs"
        note="Amount, currency and player stand in the sentence, in the order money moves."
      >
        <Examples>
          <Example is="good" why="say how much goes where.">
            <Question title="Approve the withdrawal?" confirm="Approve withdrawal" tone="primary">
              <bdi className="tabular">1,250.00 EUR</bdi> goes to Ada Lovelace’s account at Nordea, at once.
            </Question>
          </Example>
          <Example is="bad" why="leave the reader to remember what was clicked.">
            <Question title="Approve?" confirm="OK" tone="primary">
              The selected item will be processed.
            </Question>
          </Example>
        </Examples>
      </Section>
      <Section title="Cancel always cancels">
        <Examples>
          <Example is="good" why="let the way out say “Keep” where the deed itself is a cancelling.">
            <Question title="Cancel the bonus?" confirm="Cancel bonus" cancel="Keep bonus">
              Ada Lovelace loses <bdi className="tabular">20.00 EUR</bdi> of bonus money.
            </Question>
          </Example>
          <Example is="bad" why="offer “Cancel” twice.">
            <Question title="Cancel the bonus?" confirm="Cancel" cancel="Cancel">
              The bonus will be cancelled.
            </Question>
          </Example>
        </Examples>
      </Section>
    </Page>
  ),
};
