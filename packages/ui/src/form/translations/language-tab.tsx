import { Check, CircleAlert, CircleDashed } from "lucide-react";
import { Tabs } from "radix-ui";
import { cn } from "../../cn.ts";
import type { Language } from "./language-map.ts";
import { stepTabs } from "./step-tabs.ts";

export type LanguageTabProps = { id: string; language: Language; filled: boolean; required: boolean; invalid: boolean };

/** Tab of one language: its name, and whether its text is present, missing or invalid. */
export const LanguageTab = ({ id, language, filled, required, invalid }: LanguageTabProps) => {
  const Icon = invalid ? CircleAlert : filled ? Check : CircleDashed;
  return (
    <Tabs.Trigger
      id={id}
      value={language.code}
      onKeyDown={stepTabs}
      className={cn(
        "relative -mb-px inline-flex h-control shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-meta font-medium focus-visible:rounded-md focus-visible:-outline-offset-2 data-[state=active]:border-accent",
        invalid ? "text-critical-ink" : "text-ink-muted hover:text-ink data-[state=active]:text-ink",
      )}
    >
      <Icon size={12} strokeWidth={1.75} aria-hidden />
      <span>
        {language.label}
        {required && (
          <span aria-hidden className="ms-0.5 text-critical-ink">
            *
          </span>
        )}
      </span>
      <span className="sr-only">{invalid ? ", has an error" : filled ? "" : ", missing"}</span>
    </Tabs.Trigger>
  );
};
