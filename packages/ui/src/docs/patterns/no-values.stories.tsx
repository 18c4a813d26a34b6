import type { Meta, StoryObj } from "@storybook/react-vite";
import { Count } from "../../display/values/count.tsx";
import { DateTime } from "../../display/values/date-time.tsx";
import { DescriptionList } from "../../display/facts/description-list.tsx";
import { Id } from "../../display/values/id.tsx";
import { Money } from "../../display/values/money.tsx";
import { ProgressBar } from "../../display/figures/progress-bar.tsx";
import { StatCard } from "../../display/figures/stat-card.tsx";
import { Page, Section } from "../page.tsx";

const meta = {
  title: "Patterns/Missing values",
  component: Page,
  args: {
    title: "Missing values",
    lead: "What is not there, or is not what it should be, is a dash, never the machine’s word for it.",
    children: (
      <>
        <Section title="In a list of facts">
          <DescriptionList
            items={[
              { label: "No value", value: undefined },
              { label: "No number", value: Number.NaN },
              { label: "No count", value: <Count value={Number.NaN} /> },
              { label: "No amount", value: <Money amount="" currency="EUR" /> },
              { label: "No id", value: <Id value="" /> },
              { label: "No date", value: <DateTime value={null} /> },
              { label: "Not a date", value: <DateTime value="yesterday" /> },
              { label: "Not a moment", value: <DateTime value={Number.NaN} /> },
              { label: "How far?", value: <ProgressBar label="Export" value={Number.NaN} showValue /> },
            ]}
          />
        </Section>
        <Section title="In a figure">
          <StatCard label="Deposits" value={Number.NaN} trend={{ change: Number.NaN, against: "last week" }} />
        </Section>
      </>
    ),
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
