import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ConfirmDialog } from "../../overlays/confirm/confirm-dialog.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { Example, Examples } from "./good-bad.tsx";
import { Page, Section } from "../page.tsx";
import { NAME } from "./story-destructive-actions.tsx";

const meta = {
  title: "Patterns/Destructive actions",
  component: Page,
  args: {
    title: "Destructive actions",
    lead: "Red is for the last step alone. What leads to it is an ordinary button or a line of a menu.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const DeleteByName = () => {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex justify-end gap-2">
      <Button onClick={() => setOpen(true)}>Delete bank</Button>
      <Button variant="primary">Save</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete ${NAME}?`}
        description="Its 14 accounts go with it."
        consequence="Nobody can bring them back."
        confirmLabel="Delete bank"
        typeToConfirm={NAME}
        onConfirm={() => setOpen(false)}
      />
    </div>
  );
};

const STEPS = [
  ["Can be undone", "Done at once, and the toast offers Undo"],
  ["Cannot be undone, one record", "A confirmation with a check box"],
  ["Cannot be undone, several records or visible to the public", "A confirmation in which the name is typed"],
  ["Moves money", "A confirmation that repeats the amount on its button"],
];

export const Pattern: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="How much to ask">
        <dl className="flex flex-col">
          {STEPS.map(([what, how]) => (
            <div key={what} className="grid gap-x-4 border-t py-2 sm:grid-cols-2">
              <dt>{what}</dt>
              <dd className="text-ink-muted">{how}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Where it stands">
        <Examples>
          <Example
            is="good"
            why="keep it quiet beside the primary action. The confirmation is red, and never where the focus starts."
          >
            <DeleteByName />
          </Example>
          <Example is="bad" why="put a red button beside Save: the eye goes to it all day, and so does the hand.">
            <div className="flex justify-end gap-2">
              <Button variant="danger">Delete</Button>
              <Button variant="danger">Reject</Button>
              <Button variant="primary">Save</Button>
            </div>
          </Example>
        </Examples>
      </Section>
      <Section title="When it may not be done">
        <Examples>
          <Example is="good" why="leave the button and say why. It can be focused, and the reason is read out.">
            <div className="flex justify-end">
              <Button reason="Three withdrawals to this bank are under way.">Delete bank</Button>
            </div>
          </Example>
          <Example is="bad" why="grey it out without a word, or let it disappear.">
            <div className="flex justify-end">
              <Button disabled>Delete bank</Button>
            </div>
          </Example>
        </Examples>
      </Section>
    </Page>
  ),
};
