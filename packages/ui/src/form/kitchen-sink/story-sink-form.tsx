import { createFields } from "../create-fields.ts";
import { FieldGroup } from "../frame/field-group.tsx";
import { Form } from "../form.tsx";
import type { LoadOptions } from "../combobox/remote-options.ts";
import { levels, passwordRules, sinkSchema, type SinkValues } from "./story-sink-schema.ts";
import { SubmitButton } from "../submit-button.tsx";
import { useZodForm } from "../use-zod-form.ts";
import type { z } from "zod";

const F = createFields<SinkValues>();

const players = ["Ada Lovelace", "Adam Smith", "Grace Hopper"].map((label, index) => ({ value: `p-${index}`, label }));
const load: LoadOptions = async (query) =>
  players.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
const statuses = [
  { value: "draft", label: "Draft" },
  { value: "live", label: "Live" },
  { value: "ended", label: "Ended" },
];
const kinds = [
  { value: "spins", label: "Free spins" },
  { value: "cash", label: "Cash" },
];
const payouts = [
  { value: "auto", label: "Automatic", description: "Sent as soon as the checks pass." },
  { value: "manual", label: "By hand", description: "Requires approval." },
];
const countries = [
  { value: "at", label: "Austria" },
  { value: "de", label: "Germany" },
  { value: "mt", label: "Malta" },
  { value: "jp", label: "Japan" },
];
const languages = [
  { code: "ar", label: "Arabic", dir: "rtl" as const },
  { code: "en", label: "English" },
  { code: "de", label: "German" },
];

export type SinkFormProps = {
  values: SinkValues;
  onSubmit: (values: z.output<typeof sinkSchema>) => void;
  readOnly?: boolean | undefined;
};

/** Every field of the kit in one form of two columns. */
export const SinkForm = ({ values, onSubmit, readOnly }: SinkFormProps) => {
  const form = useZodForm({ schema: sinkSchema, defaultValues: values as z.input<typeof sinkSchema> });
  return (
    <Form form={form} onSubmit={onSubmit} readOnly={readOnly}>
      <FieldGroup title="What it is">
        <F.TextField name="name" label="Name" required />
        <F.SelectField name="kind" label="Kind" required options={kinds} />
        <F.AsyncComboboxField name="owner" label="Owner" required load={load} chosen={players[2]} />
        <F.SegmentedField name="status" label="Status" options={statuses} />
        <F.ComboboxField name="country" label="Licence" required options={countries} />
        <F.MultiSelectField name="countries" label="Countries" required options={countries} />
        <F.RadioField name="payout" label="Payout" required options={payouts} />
        <F.TagsField name="tags" label="Tags" limit={5} noWhitespace />
        <F.LanguageTextField name="names" label="Title" languages={languages} requiredLanguages={["en"]} full />
        <F.LanguageTexts
          label="Texts"
          languages={languages}
          fields={[{ name: "conditions", label: "Conditions", rows: 5 }]}
        />
      </FieldGroup>
      <FieldGroup title="Money">
        <F.MoneyField name="budget" label="Budget" currency="EUR" min="10" max="5000000" required />
        <F.PercentageField name="share" label="Share" min="0" max="100" step="0.5" />
        <F.NumberField name="factor" label="Factor" min="0.1" step="0.1" />
        <F.IntegerField name="spins" label="Spins" unit="a day" />
        <F.RowsField name="levels" label="Commission" rowLabel="Level" columns={levels} limit={6} full />
      </FieldGroup>
      <FieldGroup title="When">
        <F.DateField name="day" label="First day" min="2026-01-01" required />
        <F.DateTimeField name="at" label="Starts" zone="Europe/Malta" required />
        <F.TimeZoneField name="zone" label="Time zone" required />
      </FieldGroup>
      <FieldGroup title="Contact">
        <F.EmailField name="email" label="Email" required />
        <F.PasswordField name="password" label="Password" required rules={passwordRules} strength />
        <F.ColourField name="colour" label="Colour" />
        <F.FileField name="logo" label="Logo" kinds={["png", "jpeg"]} maxBytes={524_288} required full />
      </FieldGroup>
      <FieldGroup title="For machines">
        <F.KeyValueField name="headers" label="Headers" addLabel="Add a header" />
        <F.TextareaField name="note" label="Note" maxLength={200} />
        <F.JsonField name="settings" label="Settings" required />
        <F.CheckboxField name="agreed" label="The terms were checked" required />
        <F.SwitchField name="open" label="Open to clients" />
      </FieldGroup>
      <div className="flex border-t pt-3">
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  );
};
