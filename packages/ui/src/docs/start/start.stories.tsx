import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page, Section } from "../page.tsx";
import { WHERE } from "./start-links.ts";

const meta = {
  title: "Start here/Overview",
  component: Page,
  args: {
    title: "Start here",
    lead: "The parts, pages and panels of the back-office console, each in every state that it can be in.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const SWITCHES: readonly [string, string][] = [
  ["Theme, contrast, density, direction, locale", "How it looks. They hold for every story."],
  ["Role", "Who is signed in, for pages and panels. A story about a role says its own."],
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
      <Section title="The switches above a story">
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
      </Section>
    </Page>
  ),
};
