import type { PartGuide } from "./part-guide.ts";

/** Guides of charts and figures, by the title of their stories. */
export const figures: Readonly<Record<string, PartGuide>> = {
  "Components/Display/Charts/Chart": {
    use: "A figure over time, with the previous period.",
    avoid: "A few exact amounts to compare: use a table.",
    anatomy: [
      "Legend, or labels at the lines",
      "Axes",
      "Lines, areas or bars",
      "Value of the active point",
      "View as table",
    ],
    keys: "← → move between points, Home and End to the first and last, Escape leaves.",
    accessibility: "Every point is announced; all values are available as a table.",
    content: "The label names figure, interval and unit: “Deposits per day, EUR”. Bars start at zero.",
    wording: { good: ["Deposits per day, EUR"], bad: ["Deposits chart"] },
    example: `import { Chart } from "@backoffice/ui";

<Chart
  kind="line"
  label="Deposits per day, EUR"
  categoryLabel="Day"
  categories={["Monday", "Tuesday", "Wednesday"]}
  series={[{ id: "deposits", label: "Deposits", values: [120, 180, 150] }]}
  format={(value) => \`\${value} EUR\`}
/>`,
  },
  "Components/Display/Stat card": {
    use: "One figure and its change.",
    avoid: "Many figures of one kind: use a table.",
    anatomy: ["Label", "Figure", "Change with direction, and what it is compared with"],
    accessibility: "Label, figure and change are announced together. A direction is a word, not only a colour.",
    content: "The label names figure and period: “Deposits today”.",
    wording: { good: ["Deposits today"], bad: ["Total"] },
    example: `import { Money, StatCard } from "@backoffice/ui";

<StatCard
  label="Deposits today"
  value={<Money amount="48120.00" currency="EUR" />}
  trend={{ change: 12.44, against: "yesterday" }}
/>`,
    patterns: ["Money"],
  },
  "Components/Display/Progress bar": {
    use: "Work with a known end.",
    avoid: "Waiting without a known end: use a skeleton.",
    anatomy: ["Label", "Track and bar", "Value (optional)"],
    accessibility: "Announced in steps, not at every change.",
    content: "The label names the work: “Export”.",
    example: `import { ProgressBar } from "@backoffice/ui";

<ProgressBar label="Export" value={40} showValue />`,
  },
};
