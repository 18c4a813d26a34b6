import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleTable } from "../../table/stories/sample-table.tsx";
import { fn } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { Page, Section } from "../page.tsx";

const meta = {
  title: "Foundations/Density",
  component: Page,
  args: {
    title: "Density",
    lead: "Compact is where everybody starts; comfortable is each one's own choice, for all of the console. Three tokens change: the height of a control, of a row, and the size of text.",
    children: null,
  },
  parameters: { controls: { disable: true } },
  render: (args) => (
    <Page {...args}>
      <Section title="Figures">
        <table className="w-full max-w-100 text-start tabular">
          <thead className="text-meta text-ink-muted">
            <tr>
              <th className="pb-1 text-start font-medium">Token</th>
              <th className="pb-1 text-end font-medium">Compact</th>
              <th className="pb-1 text-end font-medium">Comfortable</th>
            </tr>
          </thead>
          <tbody>
            {[
              ["control", "28 px", "32 px"],
              ["row", "32 px", "40 px"],
              ["text", "13 px", "14 px"],
            ].map(([token, compact, comfortable]) => (
              <tr key={token} className="border-t">
                <th scope="row" className="py-1.5 text-start font-mono text-meta font-normal">
                  {token}
                </th>
                <td className="py-1.5 text-end">{compact}</td>
                <td className="py-1.5 text-end">{comfortable}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="Seen">
        <div className="flex flex-wrap items-center gap-2">
          <Input aria-label="A box" defaultValue="A box" className="max-w-48" />
          <Button>Cancel</Button>
          <Button variant="primary">Save</Button>
        </div>
        <SampleTable total={6} onReport={fn()} />
      </Section>
    </Page>
  ),
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Compact: Story = { globals: { density: "compact" } };

export const Comfortable: Story = { globals: { density: "comfortable" } };
