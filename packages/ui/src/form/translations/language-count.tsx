import { Check, CircleDashed } from "lucide-react";
import { cn } from "../../cn.ts";
import { missingLanguages, type Language, type LanguageMap } from "./language-map.ts";

export type LanguageCountProps = {
  /** Id of the field; the id of the count has the suffix `-count`. */
  id: string;
  map: LanguageMap;
  languages: readonly Language[];
  requiredLanguages: readonly string[];
};

/** Number of languages without a text: "2 of 5 missing". Caution tone if a required one is missing. */
export const LanguageCount = ({ id, map, languages, requiredLanguages }: LanguageCountProps) => {
  const missing = missingLanguages(map, languages);
  const needed = missing.some(({ code }) => requiredLanguages.includes(code));
  const Icon = missing.length > 0 ? CircleDashed : Check;
  return (
    <span
      id={`${id}-count`}
      data-slot="language-count"
      className={cn(
        "flex shrink-0 items-center gap-1 text-meta tabular",
        needed ? "text-caution-ink" : "text-ink-muted",
      )}
    >
      <Icon size={12} strokeWidth={1.75} aria-hidden />
      <bdi>
        {missing.length > 0 ? `${missing.length} of ${languages.length} missing` : `All ${languages.length} filled`}
      </bdi>
    </span>
  );
};
