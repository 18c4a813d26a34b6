import { Tabs } from "radix-ui";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { cn } from "../../cn.ts";
import { errorEntries } from "../errors/error-entries.ts";
import { useFormScope } from "../form-scope.ts";
import { keepTabInView } from "./keep-tab-in-view.ts";
import { LanguageCount } from "./language-count.tsx";
import { englishFirst, type Language } from "./language-map.ts";
import { LanguageTab } from "./language-tab.tsx";
import { OtherLanguages } from "./other-languages.tsx";
import { useLabels } from "./use-labels.ts";
import { useSelectedLanguage } from "./use-selected-language.ts";

export type LanguageTabsProps = {
  /** Paths below which texts stand by language code: `content` for `content.en.title`, `title` for `title.en`. */
  names: readonly string[];
  label: string;
  languages: readonly Language[];
  /** Code of the selected language; the first one if it is unknown. */
  language: string;
  onLanguageChange: (code: string) => void;
  /** Whether a language has any text. */
  filled: (code: string) => boolean;
  /** Buttons about the selected language, beside the count. */
  actions?: ((language: Language) => ReactNode) | undefined;
  /** Class names of the row of tabs: its padding, and where it sticks. */
  className?: string | undefined;
  /** Class names of the fields below. */
  bodyClassName?: string | undefined;
  /** Fields of the selected language. */
  children: (language: Language) => ReactNode;
};

/**
 * All texts of a form by language, one tab per language, English first. A tab shows whether its texts are present, missing
 * or invalid; the error summary links to the tab.
 */
export const LanguageTabs = (props: LanguageTabsProps) => {
  const { names, label, languages, language, onLanguageChange, filled, actions, className, bodyClassName, children } =
    props;
  const { id: formId, readOnly } = useFormScope();
  const { errors } = useFormState({ name: [...names], exact: false });
  const id = `${formId}-${names.join("-")}-tabs`;
  const [added, setAdded] = useState<readonly string[]>([]);
  const { selected, select } = useSelectedLanguage(language, onLanguageChange);
  const isShown = ({ code, isExtra }: Language) =>
    !isExtra || filled(code) || added.includes(code) || (!readOnly && code === selected);
  const ordered = englishFirst(languages);
  const shown = ordered.filter(isShown);
  const current = shown.find(({ code }) => code === selected) ?? shown[0];
  const wrong = new Set(
    errorEntries(errors).flatMap((it) => {
      const name = names.find((path) => it.name.startsWith(`${path}.`));
      return name === undefined ? [] : [it.name.slice(name.length + 1).split(".")[0]];
    }),
  );
  useLabels(
    names.flatMap((name) => ordered.map((it) => [`${name}.${it.code}`, it.label] as const)),
    current?.code ?? "",
  );
  const tabId = current && `${id}-${current.code}`;
  useLayoutEffect(() => keepTabInView(document.getElementById(tabId ?? "")), [tabId]);
  if (!current) return null;
  return (
    <Tabs.Root value={current.code} onValueChange={select} data-slot="language-panes" className="min-w-0">
      <div className={cn("flex items-center justify-between gap-x-4 border-b max-sm:flex-wrap", className)}>
        <div className="flex min-w-0 max-sm:basis-full">
          <Tabs.List
            aria-label={label}
            aria-describedby={`${id}-count`}
            className="relative -mb-px flex min-w-0 overflow-x-auto [scrollbar-width:none]"
          >
            {shown.map((it) => (
              <LanguageTab
                key={it.code}
                id={`${id}-${it.code}`}
                fieldIds={it === current ? [] : names.map((name) => `${formId}-${name}.${it.code}`)}
                language={it}
                filled={filled(it.code)}
                invalid={wrong.has(it.code)}
              />
            ))}
          </Tabs.List>
          {!readOnly && (
            <OtherLanguages
              languages={ordered.filter((it) => !isShown(it))}
              onAdd={(code) => {
                setAdded([...added, code]);
                select(code);
              }}
            />
          )}
        </div>
        <div className="flex min-h-9 shrink-0 items-center gap-1.5">
          <LanguageCount
            id={id}
            map={Object.fromEntries(ordered.map(({ code }) => [code, filled(code) ? code : ""]))}
            languages={ordered}
          />
          {actions?.(current)}
        </div>
      </div>
      <Tabs.Content
        key={current.code}
        value={current.code}
        aria-labelledby={tabId}
        tabIndex={-1}
        className={cn("pt-4 outline-none", bodyClassName)}
      >
        {children(current)}
      </Tabs.Content>
    </Tabs.Root>
  );
};
