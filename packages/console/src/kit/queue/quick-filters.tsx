import { Button, serverTime, useLocale } from "@backoffice/ui";
import { useChangeSearch } from "#kit/address/use-change-search.ts";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { viewName, type ViewDefinition } from "#kit/list/state/view-definitions.ts";
import { withEntries } from "#kit/list/state/list-state.ts";

/** The views of a queue as buttons that add and remove their filters. */
export const QuickFilters = ({ views }: { views: readonly ViewDefinition[] }) => {
  const search = useSearchParams();
  const change = useChangeSearch();
  const { locale } = useLocale();
  return views.map((view) => {
    const { filter } = view;
    const name = viewName(view, locale);
    const entries = filter(serverTime());
    const isOn = Object.entries(entries).every(([key, value]) => search.get(key) === value);
    const off = Object.fromEntries(Object.keys(entries).map((key) => [key, undefined]));
    return (
      <Button
        key={name}
        aria-pressed={isOn}
        variant="filter"
        onClick={() => change((now) => withEntries(now, { ...(isOn ? off : entries), page: undefined }), "push")}
      >
        {name}
      </Button>
    );
  });
};
