import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { z } from "zod";
import { createFields } from "../create-fields.ts";
import { EditConflict, type ConflictingField } from "./edit-conflict.tsx";
import { Form } from "../form.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useZodForm } from "../use-zod-form.ts";

const schema = z.object({
  wager: z.string(),
  note: z.string(),
  isActive: z.boolean(),
  currencies: z.array(z.string()),
});
const fields = createFields(schema);
const CHOOSE = "Choose between your changes and theirs first.";

const BonusForm = ({ conflicts }: { conflicts: readonly ConflictingField[] }) => {
  const form = useZodForm({
    schema,
    defaultValues: { wager: "12", note: "", isActive: true, currencies: ["EUR", "SEK"] },
  });
  // Fields register their labels when they are rendered.
  const [left, setLeft] = useState<readonly ConflictingField[]>([]);
  useEffect(() => setLeft(conflicts), [conflicts]);
  return (
    <Form form={form} onSubmit={() => undefined}>
      <EditConflict fields={left} onChoose={(field) => setLeft(left.filter((it) => it !== field))} />
      <fields.IntegerField name="wager" label="Wagering requirement" />
      <fields.TagsField name="currencies" label="Currencies" />
      <fields.SwitchField name="isActive" label="Active" />
      <fields.TextareaField name="note" label="Note" />
      <SubmitButton reason={left.length > 0 ? CHOOSE : undefined}>Save</SubmitButton>
    </Form>
  );
};

const ONE: readonly ConflictingField[] = [{ path: "wager", mine: "12", theirs: "41" }];
const SEVERAL: readonly ConflictingField[] = [
  ...ONE,
  { path: "currencies", mine: ["EUR", "SEK"], theirs: [] },
  { path: "isActive", mine: true, theirs: false },
  { path: "note", mine: "", theirs: "Agreed with the operator in the meeting of October; see the ticket. ".repeat(4) },
];

const meta = {
  title: "Components/Forms/Edit conflict",
  component: EditConflict,
  args: { fields: ONE, onChoose: () => undefined },
  render: ({ fields: conflicts }) => (
    <div className="max-w-xl">
      <BonusForm conflicts={conflicts} />
    </div>
  ),
} satisfies Meta<typeof EditConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = { args: { fields: SEVERAL } };
