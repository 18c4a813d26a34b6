import { createFields, FieldGroup, type LanguageMap } from "@backoffice/ui/form";
import { withWritten } from "./languages.ts";
import { useLanguages } from "./use-languages.ts";

type Texts = { title: LanguageMap; description: LanguageMap };

const fields = createFields<Texts>();

type TextsGroupProps = {
  /** Current form value: text entered for another operator is not sent silently. */
  now: Texts;
  opId: string;
};

/** Name and text that players read, in the operator's languages; the English name is required (ruling 25). */
export const TextsGroup = ({ now, opId }: TextsGroupProps) => {
  const written = [...Object.keys(now.title), ...Object.keys(now.description)];
  const languages = withWritten(useLanguages({ opId, chosen: true }), written);
  return (
    <FieldGroup title="Texts" description="Shown to players. Missing languages fall back to English.">
      <fields.LanguageTexts
        label="Texts"
        languages={languages}
        fields={[
          { name: "title", label: "Name", required: true },
          { name: "description", label: "Description", rows: 5 },
        ]}
      />
    </FieldGroup>
  );
};
