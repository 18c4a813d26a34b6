import type { Meta, StoryObj } from "@storybook/react-vite";
import { Alert } from "../../feedback/alert.tsx";
import { FieldNote } from "../../form/frame/field-note.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { Example, Examples } from "./good-bad.tsx";
import { Page, Section } from "../page.tsx";

const meta = {
  title: "Patterns/Errors",
  component: Page,
  args: {
    title: "Where an error stands",
    lead: "As near as possible to what is wrong, until it is put right. The message says what to do, in the reader’s words.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const PLACES = [
  ["A field is wrong", "Under the field, in place of its help; the focus goes to the first one"],
  ["Fields of a long form are wrong", "Also a list at the top, each line a link to its field"],
  ["The server refused", "At the foot of the form, or in the error dialog with its own words"],
  ["It is unknown whether it was done", "The error dialog: look at the list before trying again"],
  ["A page could not be loaded", "In the page’s place, with Try again"],
  ["New rows could not be loaded", "A line above the old rows, which stay"],
  ["It was done", "A toast. Toasts never carry errors that must be acted on"],
];

const Field = ({ error, help }: { error?: string; help?: string }) => (
  <div className="flex flex-col gap-1">
    <label className="flex flex-col gap-1 text-meta font-medium">
      IBAN
      <Input
        invalid={Boolean(error)}
        className="font-normal"
        defaultValue="MT84 MALT 0110"
        aria-describedby="iban-pattern-note"
      />
    </label>
    <FieldNote id="iban-pattern" error={error} help={help} />
  </div>
);

export const Pattern: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="Places">
        <dl className="flex flex-col">
          {PLACES.map(([what, where]) => (
            <div key={what} className="grid gap-x-4 border-t py-2 sm:grid-cols-[2fr_3fr]">
              <dt>{what}</dt>
              <dd className="text-ink-muted">{where}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="A field">
        <Examples>
          <Example is="good" why="say under the field what is wrong with it and how much is missing.">
            <Field error="A Maltese IBAN has 31 characters; this one has 12." />
          </Example>
          <Example is="bad" why="say it far away, in the machine’s words.">
            <div className="flex flex-col gap-3">
              <Alert severity="critical">Validation failed: iban does not match /^[A-Z]{"{2}"}\d+$/.</Alert>
              <label className="flex flex-col gap-1 text-meta font-medium">
                IBAN
                <Input defaultValue="MT84 MALT 0110" className="font-normal" />
              </label>
            </div>
          </Example>
        </Examples>
      </Section>
      <Section title="An outcome nobody knows">
        <Examples>
          <Example is="good" why="say that it may have been done, and what to look at before trying again.">
            <Alert
              severity="caution"
              title="We do not know whether this was saved"
              action={<Button size="sm">Look</Button>}
            >
              The connection broke after it was sent. Look at the list before you send it again.
            </Alert>
          </Example>
          <Example is="bad" why="say that it failed when it may have been paid out.">
            <Alert severity="critical" title="Payment failed" action={<Button size="sm">Try again</Button>}>
              Something went wrong.
            </Alert>
          </Example>
        </Examples>
      </Section>
    </Page>
  ),
};
