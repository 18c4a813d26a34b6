import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { DescriptionList } from "../../display/facts/description-list.tsx";
import { ConfirmDialog } from "../../overlays/confirm/confirm-dialog.tsx";
import { Dialog } from "../../overlays/dialog/dialog.tsx";
import { Drawer, DrawerFooter } from "../../overlays/drawer/drawer.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { Example, Examples } from "./good-bad.tsx";
import { Page, Section } from "../page.tsx";

const meta = {
  title: "Patterns/Drawer or dialog",
  component: Page,
  args: {
    title: "Drawer or dialog",
    lead: "A drawer is a place: it has an address, a record's name and room to work. A dialog is a question: it has an answer.",
    children: null,
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const facts = [
  { label: "Country", value: "Malta" },
  { label: "Currency", value: "EUR" },
  { label: "Description", value: "Pays out on working days until 16:00.", span: true },
];

const RecordDrawer = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="mx-auto" onClick={() => setOpen(true)}>
        Open the bank
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Bank of Valletta"
        subtitle="Bank 1042"
        footer={
          <DrawerFooter>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </DrawerFooter>
        }
      >
        <DescriptionList items={facts} />
      </Drawer>
    </>
  );
};

const RecordDialog = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="mx-auto" onClick={() => setOpen(true)}>
        Open the bank in a dialog
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Bank of Valletta">
        <DescriptionList items={facts} />
      </Dialog>
    </>
  );
};

const Question = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="mx-auto" onClick={() => setOpen(true)}>
        Archive the bank
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        tone="primary"
        title="Archive Bank of Valletta?"
        confirmLabel="Archive bank"
        onConfirm={() => setOpen(false)}
      >
        It is no longer offered to players. Payments under way are finished.
      </ConfirmDialog>
    </>
  );
};

const QuestionInDrawer = () => {
  const [edit, setEdit] = useState(false);
  const [ask, setAsk] = useState(false);
  return (
    <>
      <Button className="mx-auto" onClick={() => setEdit(true)}>
        Edit the bank
      </Button>
      <Drawer
        open={edit}
        onOpenChange={setEdit}
        title="Bank of Valletta"
        footer={
          <DrawerFooter>
            <Button onClick={() => setAsk(true)}>Archive…</Button>
          </DrawerFooter>
        }
      >
        <DescriptionList items={facts} />
      </Drawer>
      <Drawer
        open={ask}
        onOpenChange={setAsk}
        title="Archive the bank?"
        footer={
          <DrawerFooter>
            <Button onClick={() => setAsk(false)}>No</Button>
            <Button onClick={() => setAsk(false)}>Yes</Button>
          </DrawerFooter>
        }
      />
    </>
  );
};

const RULES = [
  ["A record is looked at or edited", "Drawer", "md for facts, lg for a form, xl for a table inside"],
  ["A new record is made", "Drawer", "The list stays in sight behind it"],
  ["Filters of a list", "Drawer", "Applied with ⌘↵"],
  ["Something that cannot be undone is about to happen", "Confirm dialog", "Never in the address"],
  ["One or two fields, and then it is done", "Dialog", "A reason, a new name"],
  ["Something went wrong that must be read", "Error dialog", "With what an engineer would ask for"],
  ["A choice of a few things beside a control", "Popover or menu", "Not modal"],
];

export const Pattern: Story = {
  render: (args) => (
    <Page {...args}>
      <Section title="Which">
        <table className="w-full">
          <thead className="text-meta text-ink-muted">
            <tr>
              {["What for", "Which", "Note"].map((head) => (
                <th key={head} className="pb-1 text-start font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RULES.map(([what, which, note]) => (
              <tr key={what} className="border-t align-top">
                <td className="py-1.5 pe-4">{what}</td>
                <td className="py-1.5 pe-4 font-medium whitespace-nowrap">{which}</td>
                <td className="py-1.5 text-ink-muted">{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="A record">
        <Examples>
          <Example is="good" why="open a record in a drawer: the list stays where it was, and a link leads back here.">
            <RecordDrawer />
          </Example>
          <Example is="bad" why="put a record into a dialog: it hides the list and asks nothing.">
            <RecordDialog />
          </Example>
        </Examples>
      </Section>
      <Section title="A question">
        <Examples>
          <Example is="good" why="ask in a dialog, and say in the title what is asked.">
            <Question />
          </Example>
          <Example is="bad" why="open a drawer over the drawer to ask. At most a confirmation opens over one.">
            <QuestionInDrawer />
          </Example>
        </Examples>
      </Section>
    </Page>
  ),
};
