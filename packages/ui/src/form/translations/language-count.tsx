import { Check, CircleDashed } from "lucide-react";
import { cn } from "../../cn.ts";
import { expectedLanguages, missingLanguages, type Language, type LanguageMap } from "./language-map.ts";

export type LanguageCountProps = {
  /** Id of the field; the id of the count has the suffix `-count`. */
  id: string;
  map: LanguageMap;
  languages: readonly Language[];
};

/** Number of expected languages without a text: "2 of 5 languages missing". */
export const LanguageCount = ({ id, map, languages }: LanguageCountProps) => {
  const expected = expectedLanguages(languages);
  const missing = missingLanguages(map, expected).length;
  const Icon = missing > 0 ? CircleDashed : Check;
  return (
    <span
      id={`${id}-count`}
      data-slot="language-count"
      className={cn(
        "flex shrink-0 items-center gap-1 text-meta tabular",
        missing > 0 ? "text-caution-ink" : "text-ink-muted",
      )}
    >
      <Icon size={12} strokeWidth={1.75} aria-hidden />
      <bdi>
        {missing > 0 ? `${missing} of ${expected.length} languages missing` : `All ${expected.length} languages filled`}
      </bdi>
    </span>
  );
};
