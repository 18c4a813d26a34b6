import { BarControl, select, text } from "@backoffice/ui/filters";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { useChangeSearch } from "#kit/address/use-change-search.ts";
import { withEntries } from "#kit/list/state/list-state.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { NOTE_KINDS } from "./note-kinds.ts";

const FILTERS = {
  search: text({ label: "Search", placeholder: "Title, text or version", maxLength: 100 }),
  kind: select({ label: "Kind", options: statusOptions(NOTE_KINDS) }),
};

/** Search and kind of release notes, in the address; a change returns to the first page. */
export const NotesFilters = () => {
  const address = useSearchParams();
  const change = useChangeSearch();
  const set = (name: string, value: string | undefined) =>
    change((now) => withEntries(now, { [name]: value, page: undefined }), "replace");
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <BarControl
        filter={FILTERS.search}
        value={FILTERS.search.parse(address.get("search"))}
        onChange={(value) => set("search", FILTERS.search.serialize(value as string))}
      />
      <div className="w-44">
        <BarControl
          filter={FILTERS.kind}
          value={FILTERS.kind.parse(address.get("kind"))}
          onChange={(value) => set("kind", FILTERS.kind.serialize(value as never))}
        />
      </div>
    </div>
  );
};
