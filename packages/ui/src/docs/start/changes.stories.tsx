import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page, Section } from "../page.tsx";
import { CHANGES } from "./story-changes.tsx";

const meta = {
  title: "Start here/Changes",
  component: Page,
  args: {
    title: "Changes",
    lead: "What became different in the kit, the latest first: what looks or behaves otherwise, and what is new.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

export const Changes: StoryObj<typeof meta> = {
  render: (args) => (
    <Page {...args}>
      {CHANGES.map(({ date, changes }) => (
        <Section key={date} title={date}>
          <ul className="flex max-w-160 list-disc flex-col gap-1 ps-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  ),
};
