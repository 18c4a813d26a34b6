import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page, Section } from "../page.tsx";
import { WHERE } from "./start-links.ts";

const meta = {
  title: "Start here/Overview",
  component: Page,
  args: {
    title: "Start here",
    lead: "The components, pages and panels of the back-office console, each in all its states.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const SWITCHES: readonly [string, string][] = [
  ["Theme, contrast, density, direction, locale", "Appearance of every story."],
  ["Role", "The signed-in user of pages and panels. A story about a role sets its own."],
  ["Page", "Shows a panel over the page it belongs to."],
  ["Scenario, latency, fault", "The state of the mock server. They are in the address: a reload and a link keep them."],
];

export const Overview: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="Where to look">
        <ul className="flex flex-col gap-3">
          {WHERE.map(({ story, label, about }) => (
            <li key={story}>
              <a href={`/?path=/story/${story}`} target="_top" className="font-medium text-accent-ink hover:underline">
                {label}
              </a>
              <p className="text-ink-muted">{about}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Toolbar switches">
        <dl className="grid grid-cols-[minmax(10rem,auto)_1fr] gap-x-6 gap-y-2">
          {SWITCHES.map(([name, use]) => (
            <div key={name} className="contents">
              <dt className="font-medium">{name}</dt>
              <dd className="text-ink-muted">{use}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Pictures">
        <p>
          <code className="font-mono text-meta">pnpm shots --only banks</code> takes pictures of an area: light and
          dark, wide and narrow, right to left and in high contrast, on one page.
        </p>
        <p>
          <code className="font-mono text-meta">pnpm storybook:build</code> draws the thumbnails of the page Review, and
          hashes that show which looks have changed since you ticked them; while{" "}
          <code className="font-mono text-meta">pnpm storybook</code> runs, what you look at is drawn in the background.
        </p>
      </Section>
    </Page>
  ),
};
