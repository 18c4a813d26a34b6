import type { Meta, StoryObj } from "@storybook/react-vite";
import { Landmark, Wallet } from "lucide-react";
import { fn } from "storybook/test";
import { EmptyState } from "../../feedback/states/empty-state.tsx";
import { FailedState } from "../../feedback/states/failed-state.tsx";
import { NoMatches } from "../../feedback/states/no-matches.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { Example, Examples } from "./good-bad.tsx";
import { Page, Section } from "../page.tsx";

const meta = {
  title: "Patterns/Empty states",
  component: Page,
  args: {
    title: "Empty states",
    lead: "An icon, one line, one action. There are four kinds of nothing, and they never look alike: nothing yet, nothing that matches, not allowed, not loaded.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pattern: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="Nothing yet">
        <Examples>
          <Example is="good" why="say what this place is for, and offer the first step.">
            <EmptyState icon={Landmark} title="No banks yet" action={<Button variant="primary">Add bank</Button>}>
              Players choose from these when they withdraw.
            </EmptyState>
          </Example>
          <Example is="bad" why="leave a blank, or “No data”.">
            <p className="py-12 text-center text-ink-muted">No data</p>
          </Example>
        </Examples>
      </Section>
      <Section title="Nothing that matches">
        <Examples>
          <Example is="good" why="say that filters are the reason, and offer to clear them.">
            <NoMatches onClear={fn()} />
          </Example>
          <Example is="bad" why="offer to add a first bank where ninety are hidden by a filter.">
            <EmptyState icon={Landmark} title="No banks yet" action={<Button variant="primary">Add bank</Button>} />
          </Example>
        </Examples>
      </Section>
      <Section title="Good news, and bad">
        <Examples>
          <Example is="good" why="say it when an empty list is what everybody hopes for. It needs no action.">
            <EmptyState icon={Wallet} title="No withdrawals wait">
              New ones appear here by themselves.
            </EmptyState>
          </Example>
          <Example is="good" why="show a failure as a failure, never as emptiness: money may be there.">
            <FailedState title="Could not load withdrawals" message="The server did not answer." onRetry={fn()} />
          </Example>
        </Examples>
      </Section>
    </Page>
  ),
};
