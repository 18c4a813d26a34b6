import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { z } from "zod";
import { Button } from "../../primitives/button/button.tsx";
import { serverTime } from "../../display/clock/server-time.ts";
import { createFields } from "../create-fields.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { Form } from "../form.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useDraft } from "./use-draft.ts";
import { useZodForm } from "../use-zod-form.ts";

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const schema = z.object({ name: z.string(), password: z.string() });

const fields = createFields(schema);

const BrandForm = () => {
  const form = useZodForm({ schema, defaultValues: { name: "", password: "" } });
  const { offered, forget } = useDraft(form, { key: "story-brand", omit: ["password"] });
  return (
    <Form form={form} onSubmit={forget}>
      {offered.map((draft) => (
        <DraftNotice key={draft.key} draft={draft} nameOf={capital} />
      ))}
      <fields.TextField name="name" label="Name" />
      <fields.PasswordField name="password" label="Key" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
};

const Visits = () => {
  const [visit, setVisit] = useState(1);
  return (
    <div className="flex max-w-md flex-col items-start gap-4 [&>form]:w-full">
      <BrandForm key={visit} />
      <Button onClick={() => setVisit(visit + 1)}>Leave and come back</Button>
    </div>
  );
};

/** Two hours and a minute, since the notice does not read the clock again. */
const AGE = 121 * 60_000;

const DRAFT = {
  key: "1",
  at: 0,
  isElsewhere: false,
  values: { name: "North", summary: "Serves the northern markets." },
  unfit: [],
  replaces: () => [],
  restore: () => undefined,
  discard: () => undefined,
};

const meta = {
  title: "Components/Forms/Draft notice",
  component: DraftNotice,
  args: { draft: DRAFT, nameOf: capital },
  // By the clock that the notice goes by, which an answer may have corrected since this file was loaded.
  render: ({ draft, ...args }) => <DraftNotice {...args} draft={{ ...draft, at: serverTime() - AGE }} />,
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof DraftNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ReadOnly: Story = { args: { readOnlyReason: "This brand does not exist." } };
export const InAnotherTab: Story = { args: { draft: { ...DRAFT, isElsewhere: true } } };
export const FieldIsGone: Story = { args: { draft: { ...DRAFT, unfit: ["summary"] } } };
export const InAForm: Story = { render: () => <Visits /> };
