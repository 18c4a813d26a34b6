import { createFields, FieldGroup } from "@backoffice/ui/form";
import type { LabelKey } from "./entry.ts";
import { KEY_DESCRIPTIONS, labelSchema, type LabelValues } from "./label.schema.ts";
import { useOwnerOptions } from "./owner-options.ts";
import { useEntryLanguages } from "./use-entry-languages.ts";

const fields = createFields(labelSchema);

type LabelFieldsProps = {
  keyName: LabelKey;
  /** Current and initial form values. */
  now: LabelValues;
  first: LabelValues;
  /** Key and owner of an existing label are fixed. */
  isNew: boolean;
  readOnly: boolean;
};

/** Fields of a category, tag or jurisdiction. */
export const LabelFields = ({ keyName, now, first, isNew, readOnly }: LabelFieldsProps) => {
  const options = useOwnerOptions(now.opId);
  const languages = useEntryLanguages(now.opId, readOnly, [
    { now: now.title, first: first.title },
    { now: now.description, first: first.description },
  ]);
  return (
    <>
      <FieldGroup>
        <fields.TextField
          name="slug"
          label={KEY_DESCRIPTIONS[keyName]}
          required
          mono
          maxLength={60}
          readOnly={!isNew}
          help={isNew ? "Lowercase letters and hyphens. It cannot be changed later." : undefined}
        />
        <fields.ComboboxField name="opId" label="Owner" required readOnly={!isNew} options={options} />
      </FieldGroup>
      <FieldGroup title="Texts" description="Missing languages fall back to English.">
        <fields.LanguageTexts
          label="Texts"
          languages={languages}
          fields={[
            { name: "title", label: "Title", required: true },
            { name: "description", label: "Description", rows: 5 },
          ]}
        />
      </FieldGroup>
    </>
  );
};
