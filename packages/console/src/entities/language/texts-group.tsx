import { createFields, FieldGroup, type LanguageMap } from "@backoffice/ui/form";
import { languagesOf } from "./languages.ts";
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
  const writable = useLanguages({ opId, chosen: true }) ?? [];
  const written = [...Object.keys(now.title), ...Object.keys(now.description)];
  const languages = languagesOf([...writable.map(({ code }) => code), ...written]);
  return (
    <FieldGroup title="Texts" description="Shown to players. Missing languages fall back to English.">
      <fields.LanguageTextField
        name="title"
        label="Name"
        required
        full
        languages={languages}
        requiredLanguages={["en"]}
      />
      <fields.LanguageTabsField name="description" label="Description" full languages={languages} />
    </FieldGroup>
  );
};
