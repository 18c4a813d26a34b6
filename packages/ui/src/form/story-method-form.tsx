import { z } from "zod";
import { applyFieldErrors } from "./errors/apply-field-errors.ts";
import { createFields } from "./create-fields.ts";
import { FieldGroup } from "./frame/field-group.tsx";
import { Form } from "./form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useUnsaved } from "./draft/use-unsaved.ts";
import { useZodForm } from "./use-zod-form.ts";

const schema = z.object({
  key: z.string().regex(/^[a-z0-9_]+$/, "Use lower-case letters, digits and underscores."),
  kind: z.string().min(1, "Choose a kind."),
  direction: z.enum(["in", "out"]),
  names: z.partialRecord(z.string(), z.string()).refine((names) => Boolean(names["en"]?.trim()), {
    path: ["en"],
    message: "Enter the English name.",
  }),
  limits: z.object({
    smallest: z.string().regex(/^\d+$/, "Enter the smallest amount.").transform(BigInt),
    largest: z.string().regex(/^\d+$/, "Enter the largest amount.").transform(BigInt),
  }),
  note: z.string().max(120, "Use at most 120 characters."),
  open: z.boolean(),
});
const fields = createFields(schema);

export type MethodValues = z.output<typeof schema>;

export type MethodFormProps = {
  /** Resolves to undefined when saved, or to error messages by field. */
  save: (values: MethodValues) => Promise<Record<string, string> | undefined>;
  reason?: string | undefined;
  readOnly?: boolean | undefined;
  /** Starts with empty values. */
  isNew?: boolean | undefined;
};

const filled = {
  key: "bank_transfer",
  kind: "bank",
  direction: "in" as const,
  names: { en: "Bank transfer", ar: "تحويل بنكي" },
  limits: { smallest: "10", largest: "250000" },
  note: "",
  open: true,
};
const empty = { ...filled, key: "", kind: "", names: {}, limits: { smallest: "", largest: "" } };

/** Form of a payment method, as in the console. */
export const MethodForm = ({ save, reason, readOnly, isNew = false }: MethodFormProps) => {
  const form = useZodForm({ schema, defaultValues: isNew ? empty : filled });
  const unsaved = useUnsaved(form);
  const onSubmit = async (values: MethodValues) => {
    const rest = applyFieldErrors(form, (await save(values)) ?? {});
    if (Object.keys(rest).length > 0) form.setError("root", { type: "server", message: Object.values(rest).join(" ") });
  };
  return (
    <Form form={form} onSubmit={onSubmit} readOnly={readOnly}>
      <FieldGroup title="Method" description="Facts about the method, as shown to clients.">
        <fields.TextField name="key" label="Key" help="Cannot be changed later." required mono />
        <fields.SelectField name="kind" label="Kind" required options={kinds} />
        <fields.LanguageTextField name="names" label="Name" languages={languages} requiredLanguages={["en"]} full />
        <fields.SegmentedField name="direction" label="Direction" options={directions} />
        <fields.SwitchField name="open" label="Open to clients" help="Closed methods stay in reports." />
      </FieldGroup>
      <FieldGroup title="Limits">
        <fields.IntegerField name="limits.smallest" label="Smallest amount" unit="EUR" required />
        <fields.IntegerField name="limits.largest" label="Largest amount" unit="EUR" required />
        <fields.TextareaField name="note" label="Note" maxLength={120} full />
      </FieldGroup>
      <div className="flex items-center gap-3 border-t pt-3">
        <SubmitButton reason={reason}>Save method</SubmitButton>
        <span role="status" className="text-meta text-ink-muted">
          {unsaved ? "Unsaved changes" : "No changes"}
        </span>
      </div>
    </Form>
  );
};

const kinds = [
  { value: "card", label: "Card" },
  { value: "bank", label: "Bank transfer" },
];
const directions = [
  { value: "in", label: "Deposit" },
  { value: "out", label: "Withdrawal" },
];
const languages = [
  { code: "ar", label: "Arabic", dir: "rtl" as const },
  { code: "en", label: "English" },
  { code: "de", label: "German" },
];
