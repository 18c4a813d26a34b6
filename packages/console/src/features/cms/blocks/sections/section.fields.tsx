import { createFields, FieldGroup } from "@backoffice/ui/form";
import { knownOrRaw } from "#kit/words/known-or-raw.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { TextsFields } from "../panels/texts.fields.tsx";
import { BlockPreview } from "../preview/block-preview.tsx";
import { SECTION_KINDS, SECTION_STATUS, type SectionKind } from "./section-kinds.ts";
import type { SectionValues } from "./section.schema.ts";

const fields = createFields<SectionValues>();
const STATUS = statusOptions(SECTION_STATUS);

type SectionFieldsProps = { kind: SectionKind; opId: string; now: SectionValues };

/** The fields of a section of the first CMS, with what players will see of it. */
export const SectionFields = ({ kind, opId, now: { status, content } }: SectionFieldsProps) => {
  const { texts, look } = SECTION_KINDS[kind];
  return (
    <>
      <FieldGroup>
        <fields.TextField
          name="key"
          label="Key"
          required
          full
          mono
          maxLength={80}
          help="Small letters, digits and dashes. One of a kind within the site."
        />
        <fields.SegmentedField name="status" label="Status" options={knownOrRaw(STATUS, status)} />
        <fields.IntegerField name="order" label="Place" required help="Lower comes first." />
      </FieldGroup>
      <TextsFields opId={opId} needs={texts} content={content}>
        {(language) => <BlockPreview look={look} content={content} language={language} />}
      </TextsFields>
    </>
  );
};
