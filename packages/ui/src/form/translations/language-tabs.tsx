import { Tabs } from "radix-ui";
import { useEffect, useState, type ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { errorEntries } from "../errors/error-entries.ts";
import { useFormScope } from "../form-scope.ts";
import { LanguageCount } from "./language-count.tsx";
import { englishFirst, type Language } from "./language-map.ts";
import { LanguageTab } from "./language-tab.tsx";

export type LanguageTabsProps = {
  /** Path of the texts by language code: `content` for a field at `content.en.title`. */
  name: string;
  label: string;
  languages: readonly Language[];
  /** Code of the selected language; the first one if it is unknown. */
  language: string;
  onLanguageChange: (code: string) => void;
  requiredLanguages?: readonly string[] | undefined;
  /** Whether a language has any text. */
  filled: (code: string) => boolean;
  /** Fields of the selected language. */
  children: (language: Language) => ReactNode;
};

/**
 * Several fields per language, one tab per language, English first: for an entry with title, text and more. A tab shows
 * whether its texts are present, missing or invalid; the error summary links to the tab.
 */
export const LanguageTabs = (props: LanguageTabsProps) => {
  const { name, label, languages, language, onLanguageChange, requiredLanguages = ["en"], filled, children } = props;
  const { id: formId, readOnly, labels } = useFormScope();
  const { errors } = useFormState({ name, exact: false });
  const id = `${formId}-${name}`;
  const ordered = englishFirst(languages);
  // The selected tab shows immediately, before `language` follows, so that typing does not go to the previous language. A
  // change of `language` overrides it, unless that follows an earlier choice.
  const [wanted, setWanted] = useState(language);
  const [followed, setFollowed] = useState(language);
  /** Choices that `language` has not followed yet. */
  const [ahead, setAhead] = useState<readonly string[]>([]);
  if (followed !== language) {
    setFollowed(language);
    const at = ahead.indexOf(language);
    setAhead(at < 0 ? [] : ahead.slice(at + 1));
    if (at < 0) setWanted(language);
  }
  const current = ordered.find(({ code }) => code === wanted) ?? ordered[0];
  const show = (code: string) => {
    setWanted(code);
    setAhead(wanted === language ? [code] : [...ahead, code]);
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
              // The error summary links here, and the focus mounts the fields.
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
