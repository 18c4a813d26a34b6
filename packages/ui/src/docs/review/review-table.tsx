import { LayoutPanelLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { Alert } from "../../feedback/alert.tsx";
import { EmptyState } from "../../feedback/states/empty-state.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { filterPanels, type LookStatus, type ReviewFilter } from "./list/filter-panels.ts";
import { ReviewAreas } from "./list/review-areas.tsx";
import { ReviewFilters } from "./list/review-filters.tsx";
import { ReviewRow } from "./list/review-row.tsx";
import { ReviewState } from "./list/review-state.tsx";
import { PicturesNote } from "./list/pictures-note.tsx";
import { ReviewShell } from "./list/review-shell.tsx";
import { StateCounts } from "./list/state-counts.tsx";
import { ReviewSummary } from "./list/review-summary.tsx";
import type { Thumbnail } from "./look/look-thumbnail.tsx";
import { ReviewLook } from "./look/review-look.tsx";
import { notesOf } from "./marks/mark.ts";
import { useReviewMarks } from "./marks/use-review-marks.ts";
import { hasChanged } from "./pictures/has-changed.ts";
import type { LooksManifest } from "./pictures/looks-manifest.ts";
import type { ReviewLook as Look, ReviewPanel } from "./review-list.ts";

const ALL: ReviewFilter = { text: "", area: "", state: "", mark: "" };

const looksOf = (panels: readonly ReviewPanel[]): Look[] => panels.flatMap(({ stories }) => stories);

/** Live looks by the hundred would stop the page, so where pictures are drawn a look without one stays blank. */
const thumbnailOf = (id: string, manifest: LooksManifest | undefined): Thumbnail => {
  if (!manifest) return "live";
  if (manifest.drawing) return "soon";
  return manifest.looks[id] === undefined ? "blank" : "picture";
};

type ReviewTableProps = { panels: readonly ReviewPanel[]; manifest: LooksManifest | undefined; switches: string };

/** Panels by area with their states, filters and marks; or one of the filtered looks, opened. */
export const ReviewTable = ({ panels, manifest, switches }: ReviewTableProps) => {
  const { marks, lost, mark, replace } = useReviewMarks();
  const [filter, setFilter] = useState(ALL);
  const [thumbnails, setThumbnails] = useState(manifest !== undefined);
  // The order as filtered when the look was opened: a tick does not move the look away.
  const [opened, setOpened] = useState<{ looks: readonly Look[]; position: number }>();
  const [left, setLeft] = useState<string>();
  useEffect(() => {
    if (left !== undefined) document.getElementById(`look-${left}`)?.focus();
  }, [left]);
  const statusOf = (id: string): LookStatus => ({
    seen: marks[id]?.seen ?? false,
    noted: notesOf(marks[id]).length > 0,
    changed: hasChanged(marks[id], manifest?.looks[id]),
  });
  const see = (ids: readonly string[], seen: boolean) =>
    mark(ids, (id) => ({ seen, pictures: (seen && manifest?.looks[id]) || {} }));
  const look = opened?.looks[opened.position];
  if (opened && look)
    return (
      <ReviewLook
        look={look}
        position={opened.position}
        total={opened.looks.length}
        switches={switches}
        mark={marks[look.id]}
        changed={statusOf(look.id).changed}
        onStep={(step) => setOpened({ ...opened, position: opened.position + step })}
        onSeen={(seen) => see([look.id], seen)}
        onNotes={(notes) => mark([look.id], () => ({ notes: [...notes] }))}
        onClose={() => {
          setLeft(look.id);
          setOpened(undefined);
        }}
      />
    );
  const shown = filterPanels(panels, filter, statusOf);
  const looks = looksOf(shown);
  const every = looksOf(panels);
  const open = (id: string) => {
    setLeft(undefined);
    setOpened({ looks, position: looks.findIndex((it) => it.id === id) });
  };
  return (
    <ReviewShell
      head={
        <ReviewSummary
          panels={panels}
          shown={shown}
          seen={every.filter(({ id }) => marks[id]?.seen).length}
          changed={manifest && every.filter(({ id }) => statusOf(id).changed).length}
          next={looks.find(({ id }) => !marks[id]?.seen)}
          onOpen={open}
          marks={marks}
          onMarks={replace}
          switches={switches}
        />
      }
    >
      {lost && (
        <Alert severity="caution" title="This browser does not store your marks">
          Export them before you close the page.
        </Alert>
      )}
      <ReviewFilters
        drawn={manifest !== undefined}
        panels={panels}
        filter={filter}
        onFilter={setFilter}
        thumbnails={thumbnails}
        onThumbnails={setThumbnails}
      />
      {shown.length === 0 && (
        <EmptyState
          icon={LayoutPanelLeft}
          title="Nothing matches these filters"
          action={<Button onClick={() => setFilter(ALL)}>Clear filters</Button>}
        />
      )}
      <ReviewAreas
        panels={shown}
        row={(at) => (
          <ReviewRow
            key={`${at.facts.area} ${at.panel}`}
            at={at}
            number={panels.findIndex(({ panel, facts }) => panel === at.panel && facts.area === at.facts.area) + 1}
            seen={at.stories.filter(({ id }) => marks[id]?.seen).length}
            onSeen={(seen) =>
              see(
                at.stories.map(({ id }) => id),
                seen,
              )
            }
          >
            {at.stories.map((its) => (
              <ReviewState
                key={its.id}
                look={its}
                status={statusOf(its.id)}
                thumbnail={thumbnails ? thumbnailOf(its.id, manifest) : undefined}
                switches={switches}
                onOpen={() => open(its.id)}
                onSeen={(seen) => see([its.id], seen)}
              />
            ))}
          </ReviewRow>
        )}
      />
      <StateCounts panels={panels} />
      <PicturesNote manifest={manifest} />
    </ReviewShell>
  );
};
