import { useListCmsOperators } from "@backoffice/api-client";
import { DASH } from "@backoffice/ui";
import { LANGUAGES } from "#entities/language/languages.ts";

type Written = { opId: string; languages: readonly string[] };

const nameOf = (code: string) => LANGUAGES.find((it) => it.code === code)?.label ?? code;

/** Number and names of the languages that an entry lacks; unknown for default content. */
export const MissingLanguages = ({ opId, languages }: Written) => {
  const sites = useListCmsOperators({ body: { page: 1, itemsPerPage: 10_000, opId: "*" } }, { staleTime: 5 * 60_000 });
  const siteLanguages = sites.data?.items.find((it) => it.opId === opId)?.languages;
  if (!siteLanguages) return DASH;
  const missing = siteLanguages.filter((code) => !languages.includes(code));
  if (missing.length === 0) return <span className="text-ink-muted">None</span>;
  return (
    <span data-hint={missing.map(nameOf).join(", ")} className="tabular text-caution-ink">
      {missing.length} of {siteLanguages.length}
    </span>
  );
};
