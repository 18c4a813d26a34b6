import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useOwnerOptions } from "../parts/owner-options.ts";
import { useEntryLanguages } from "../parts/use-entry-languages.ts";
import { ALIAS_TWICE, MAX_ALIASES, providerSchema, type ProviderValues } from "./provider.schema.ts";

const fields = createFields(providerSchema);

type ProviderFieldsProps = {
  /** Current and initial form values. */
  now: ProviderValues;
  first: ProviderValues;
  /** Slug and owner of an existing provider are fixed. */
  isNew: boolean;
  readOnly: boolean;
};

/** Fields of an original provider. */
export const ProviderFields = ({ now, first, isNew, readOnly }: ProviderFieldsProps) => {
  const options = useOwnerOptions(now.opId);
  const languages = useEntryLanguages(now.opId, readOnly, [{ now: now.displayName, first: first.displayName }]);
  return (
    <>
      <FieldGroup>
        <fields.TextField
          name="slug"
          label="Slug"
          required
          mono
          maxLength={60}
          readOnly={!isNew}
          help={isNew ? "Lowercase letters, digits and hyphens. It cannot be changed later." : undefined}
        />
        <fields.ComboboxField name="opId" label="Owner" required readOnly={!isNew} options={options} />
      </FieldGroup>
      <FieldGroup title="Names">
        <fields.LanguageTextField
          name="displayName"
          label="Display name"
          required
          full
          languages={languages}
          requiredLanguages={["en"]}
          help="Shown to players. Missing languages fall back to English."
        />
        <fields.TextListField
          name="aliases"
          label="Aliases"
          itemLabel="Alias"
          full
          limit={MAX_ALIASES}
          repeated={ALIAS_TWICE}
          maxLength={80}
          help="Aggregator name."
        />
      </FieldGroup>
    </>
  );
};
