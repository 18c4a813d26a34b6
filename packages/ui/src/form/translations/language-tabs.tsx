import { Tabs } from "radix-ui";
import { useEffect, useState, type ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { errorEntries } from "../errors/error-entries.ts";
import { useFormScope } from "../form-scope.ts";
import { LanguageCount } from "./language-count.tsx";
import { englishFirst, type Language } from "./language-map.ts";
import { LanguageTab } from "./language-tab.tsx";

export type LanguageTabsProps = {
  /** Path of the texts by language code: a field of one stands at `content.en.title`. */
  name: string;
  label: string;
  languages: readonly Language[];
  /** Code of the one in sight; its first one where it is not among them. */
  language: string;
  onLanguageChange: (code: string) => void;
  requiredLanguages?: readonly string[] | undefined;
  /** Whether anything is written in a language. */
  filled: (code: string) => boolean;
  /** The fields of the language in sight. */
  children: (language: Language) => ReactNode;
};

/**
 * Several fields for each language, a tab for each, English first: for an entry with title, text and more. A language
 * says whether it is written, missing or wrong; the form's summary of problems leads to its tab.
 */
export const LanguageTabs = (props: LanguageTabsProps) => {
  const { name, label, languages, language, onLanguageChange, requiredLanguages = ["en"], filled, children } = props;
  const { id: formId, readOnly, labels } = useFormScope();
  const { errors } = useFormState({ name, exact: false });
  const id = `${formId}-${name}`;
  const ordered = englishFirst(languages);
  // A choice shows at once, before `language` follows: what is typed next must not go into the language before. When
  // `language` changes, that is shown.
  const [wanted, setWanted] = useState(language);
  const [followed, setFollowed] = useState(language);
  if (followed !== language) {
    setFollowed(language);
    setWanted(language);
  }
  const current = ordered.find(({ code }) => code === wanted) ?? ordered[0];
  const show = (code: string) => {
    setWanted(code);
    onLanguageChange(code);
  };
  const below = `${name}.`;
  const wrong = new Set(
    errorEntries(errors).flatMap((it) => (it.name.startsWith(below) ? it.name.slice(below.length).split(".")[0] : [])),
  );
  const codes = ordered.map(({ code, label: words }) => `${code}:${words}`).join("|");
  useEffect(() => {
    const names = codes.split("|").map((pair) => pair.split(":") as [string, string]);
    for (const [code, words] of names) labels.set(`${name}.${code}`, words);
    return () => names.forEach(([code]) => labels.delete(`${name}.${code}`));
  }, [labels, name, codes]);
  if (!current) return null;
  return (
    <Tabs.Root value={current.code} onValueChange={show} data-slot="language-panes" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b pb-px">
        <Tabs.List
          aria-label={label}
          aria-describedby={`${id}-count`}
          className="relative -mb-px flex min-w-0 overflow-x-auto [scrollbar-width:none]"
        >
          {ordered.map((it) => (
            <LanguageTab
              key={it.code}
              // The summary of problems leads here, and the focus brings the fields.
              id={`${id}.${it.code}`}
              language={it}
              filled={filled(it.code)}
              required={requiredLanguages.includes(it.code) && !readOnly}
              invalid={wrong.has(it.code)}
            />
          ))}
        </Tabs.List>
        <LanguageCount
          id={id}
          map={Object.fromEntries(ordered.map(({ code }) => [code, filled(code) ? code : ""]))}
          languages={ordered}
          requiredLanguages={requiredLanguages}
        />
      </div>
      <Tabs.Content
        key={current.code}
        value={current.code}
        aria-labelledby={`${id}.${current.code}`}
        tabIndex={-1}
        className="pt-4 outline-none"
      >
        {children(current)}
      </Tabs.Content>
    </Tabs.Root>
  );
};
