import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { z } from "zod";
import { Badge } from "../display/badge.tsx";
import { Count } from "../display/count.tsx";
import { DateTime } from "../display/date-time.tsx";
import { DescriptionList } from "../display/description-list.tsx";
import { Id } from "../display/id.tsx";
import { StatCard } from "../display/stat-card.tsx";
import { Timeline } from "../display/timeline.tsx";
import { Alert } from "../feedback/alert.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { createFields } from "../form/create-fields.ts";
import { Form } from "../form/form.tsx";
import { useZodForm } from "../form/use-zod-form.ts";
import { Button } from "../primitives/button.tsx";
import { Tabs } from "../primitives/tabs.tsx";
import { Page, Section } from "./page.tsx";

/** A long word, an override of direction, marks without width, joined signs, HTML and a formula. */
const HOSTILE = `${"W".repeat(2000)}\u202Egnp.exe\u202C\u200B\u2060 👩‍👩‍👧‍👦 <img src=x onerror=alert(1)> =HYPERLINK("x")`;
const choices = [
  { value: "a", label: HOSTILE },
  { value: "b", label: "Short" },
];
const schema = z.object({ text: z.string(), choice: z.string(), on: z.boolean(), tags: z.array(z.string()) });
const F = createFields(schema);

const HostileForm = () => {
  const form = useZodForm({ schema, defaultValues: { text: HOSTILE, choice: "a", on: true, tags: [HOSTILE] } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <F.TextField name="text" label={HOSTILE} help={HOSTILE} />
      <F.TextareaField name="text" label="Note" disabledReason={HOSTILE} />
      <F.SelectField name="choice" label="Select" options={choices} />
      <F.ComboboxField name="choice" label="Combobox" options={choices} />
      <F.RadioField name="choice" label="Radio" options={choices} />
      <F.CheckboxField name="on" label={HOSTILE} />
      <F.SwitchField name="on" label={HOSTILE} />
      <F.TagsField name="tags" label="Tags" />
      <F.JsonField name="text" label="JSON" />
      <F.CodeField name="text" label="Code" />
    </Form>
  );
};

const meta = {
  title: "Patterns/Hostile text",
  component: Page,
  args: {
    title: "Hostile text",
    lead: "Whatever somebody typed as a name: nothing overflows, runs or turns the words around it.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Parts that show a text; that the page does not scroll sideways is checked after every story. */
export const Shown: Story = {
  args: {
    children: (
      <Section title="Shown">
        <Badge tone="positive">{HOSTILE}</Badge>
        <Alert severity="critical" title={HOSTILE}>
          {HOSTILE}
        </Alert>
        <EmptyState title={HOSTILE}>{HOSTILE}</EmptyState>
        <DescriptionList items={[{ label: HOSTILE, value: HOSTILE }]} />
        <Timeline label="History" items={[{ id: "1", at: 0, title: HOSTILE, actor: HOSTILE }]} />
        <StatCard label={HOSTILE} value={HOSTILE} trend={{ change: 1, than: HOSTILE }} note={HOSTILE} />
        <Id value={HOSTILE} />
        <Tabs label="Tabs" value="a" onValueChange={() => undefined} tabs={choices} />
        <span className="flex max-w-full overflow-hidden">
          <Button>{HOSTILE}</Button>
        </span>
      </Section>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

export const Typed: Story = {
  args: { children: <HostileForm /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

/** Values that are none are a dash, or nothing at all. */
export const NoValues: Story = {
  args: {
    title: "Values that are none",
    lead: "A dash, never the machine’s word for it.",
    children: (
      <Section title="No value">
        <DateTime value={Number.NaN} />
        <DateTime value="yesterday" />
        <DateTime value={null} />
        <Count value={0} />
        <StatCard label="Deposits" value={Number.NaN} trend={{ change: Number.NaN, than: "than last week" }} />
        <Timeline label="History" items={[{ id: "1", at: Number.NaN, title: "Opened" }]} />
        <DescriptionList items={[{ label: "Joined", value: <DateTime value={undefined} /> }]} />
      </Section>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|null|Invalid Date/);
    await expect(canvasElement).toHaveTextContent("—");
  },
};
