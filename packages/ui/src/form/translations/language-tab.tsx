import { Check, CircleAlert, CircleDashed } from "lucide-react";
import { Tabs } from "radix-ui";
import { cn } from "../../cn.ts";
import type { Language } from "./language-map.ts";
import { stepTabs } from "./step-tabs.ts";

export type LanguageTabProps = {
  id: string;
  /** Ids of fields of the language that are not mounted: links of the error summary lead to the tab. */
  fieldIds: readonly string[];
  language: Language;
  filled: boolean;
  invalid: boolean;
};

/** Tab of one language: its name, and whether its text is present, missing or invalid. */
export const LanguageTab = ({ id, fieldIds, language, filled, invalid }: LanguageTabProps) => {
  const Icon = invalid ? CircleAlert : filled ? Check : CircleDashed;
  const isMissing = !filled && !language.isExtra;
  return (
    <Tabs.Trigger
      id={id}
      value={language.code}
      onKeyDown={stepTabs}
      className={cn(
        "relative -mb-px inline-flex h-11 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2.5 font-medium focus-visible:rounded-md focus-visible:-outline-offset-2 data-[state=active]:border-accent",
        invalid
          ? "text-critical-ink"
          : isMissing
            ? "text-caution-ink"
            : "text-ink-muted hover:text-ink data-[state=active]:text-ink",
      )}
    >
      {fieldIds.map((fieldId) => (
        <span key={fieldId} id={fieldId} className="absolute" />
      ))}
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      <span>{language.label}</span>
      <span className="sr-only">{invalid ? ", has an error" : filled ? "" : ", missing"}</span>
    </Tabs.Trigger>
  );
};
