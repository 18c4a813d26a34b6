import type { components } from "@backoffice/api-client";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { Unread } from "#kit/form/unread.tsx";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { ENTRY_STATUS } from "#entities/content/kinds/entry-words.ts";
import { titleOf } from "#entities/content/kinds/title-of.ts";
import { ENTRY_KINDS, type EntryKind } from "../kinds/entry-kinds.ts";
import { possibleParents } from "../kinds/possible-parents.ts";
import { useEntriesOf } from "../kinds/use-entries-of.ts";
import type { EntryValues } from "./entry.schema.ts";

const fields = createFields<EntryValues>();
const STATUS = statusOptions(ENTRY_STATUS);

type EntryFieldsProps = {
  kind: EntryKind;
  opId: string;
  /** The existing entry; undefined for a new one. */
  entry: components["schemas"]["CmsEntry"] | undefined;
  now: EntryValues;
};

/** Fields of an entry that are common to all languages. */
export const EntryFields = ({ kind, opId, entry, now: { status } }: EntryFieldsProps) => {
  const { above } = ENTRY_KINDS[kind];
  const { data, error } = useEntriesOf(opId, above?.kind);
  const parents = possibleParents(data?.items ?? [], entry);
  return (
    <FieldGroup>
      <fields.TextField
        name="key"
        label="Key"
        required
        full
        mono
        maxLength={80}
        help="Lowercase letters, numbers and hyphens. Must be unique per site."
      />
      {above && (
        <fields.ComboboxField
          name="parentKey"
          label={above.label}
          options={[
            { value: "", label: above.none },
            ...parents.map((it) => ({ value: it.key, label: titleOf(it).title || it.key, hint: it.key })),
          ]}
        />
      )}
      {above && <Unread what={above.nouns} error={error} />}
      <fields.SegmentedField name="status" label="Status" options={withCurrentValue(STATUS, status)} />
      <fields.IntegerField name="order" label="Position" required help="Lower numbers come first." />
    </FieldGroup>
  );
};
