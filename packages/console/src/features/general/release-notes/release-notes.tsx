import { useListReleaseNotes, type components } from "@backoffice/api-client";
import { Button, EmptyState, FailedState, SectionHeading, useLatestCallback, useLocale } from "@backoffice/ui";
import { Megaphone, RefreshCw } from "lucide-react";
import { useMemo } from "react";
import { useChangeSearch } from "#kit/address/use-change-search.ts";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { withEntries } from "#kit/list/state/list-state.ts";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import ForbiddenScope from "#kit/session/forbidden-scope.tsx";
import { compact } from "#kit/state/compact.ts";
import { NoteEntry } from "./note-entry.tsx";
import { NOTE_KINDS } from "./note-kinds.ts";
import { NotesFilters } from "./notes-filters.tsx";
import { NotesSkeleton } from "./notes-skeleton.tsx";
import { notesByMonth } from "./notes-by-month.ts";
import { readFailure } from "#kit/pages/read-failure.tsx";

type Schemas = components["schemas"];

const PER_PAGE = 50;

const kindIn = (text: string | null) => (text !== null && Object.hasOwn(NOTE_KINDS, text) ? text : undefined);

/** Release notes as a feed, newest first, grouped by month. */
export const ReleaseNotes = ({ audience }: { audience?: Schemas["ReleaseNoteAudience"] }) => {
  const { locale, timeZone } = useLocale();
  const address = useSearchParams();
  const change = useChangeSearch();
  const page = Math.max(1, Math.floor(Number(address.get("page"))) || 1);
  const input = {
    kind: kindIn(address.get("kind")) as Schemas["ReleaseNoteKind"] | undefined,
    search: address.get("search")?.slice(0, 100) || undefined,
  };
  const query = useListReleaseNotes({ body: compact({ page, itemsPerPage: PER_PAGE, audience, ...input }) });
  const { data, error } = query;
  const refresh = useLatestCallback(() => void query.refetch());
  usePublishActions(useMemo(() => [{ label: "Refresh", icon: RefreshCw, run: refresh }], [refresh]));
  const toPage = (next: number) =>
    change((now) => withEntries(now, { page: next === 1 ? undefined : String(next) }), "push");
  const clear = () =>
    change((now) => withEntries(now, { search: undefined, kind: undefined, page: undefined }), "replace");

  const notes = () => {
    if (!data) {
      if (!error) return <NotesSkeleton />;
      if (error.kind === "forbidden") return <ForbiddenScope error={error} />;
      return <FailedState title="The release notes could not be loaded" {...readFailure(error)} onRetry={refresh} />;
    }
    if (data.items.length === 0)
      return input.kind || input.search ? (
        <EmptyState
          icon={Megaphone}
          title="Nothing matches these filters"
          action={<Button onClick={clear}>Clear filters</Button>}
        />
      ) : (
        <EmptyState
          icon={Megaphone}
          title="No release notes yet"
          action={page > 1 && <Button onClick={() => toPage(1)}>Newest notes</Button>}
        />
      );
    return notesByMonth(data.items, locale, timeZone).map(([month, items]) => (
      <section key={month} aria-label={month} className="mb-6">
        <SectionHeading className="mb-2">{month}</SectionHeading>
        {items.map((note) => (
          <NoteEntry key={note.id} note={note} />
        ))}
      </section>
    ));
  };
  return (
    <div role="group" aria-label="Release notes" tabIndex={0} className="mx-auto w-full max-w-3xl">
      <NotesFilters />
      {notes()}
      {data && (page > 1 || data.remaining > 0) && (
        <nav aria-label="Pages" className="flex justify-between gap-2">
          <Button disabled={page === 1} onClick={() => toPage(page - 1)}>
            Newer notes
          </Button>
          <Button disabled={data.remaining === 0} onClick={() => toPage(page + 1)}>
            Older notes
          </Button>
        </nav>
      )}
    </div>
  );
};
