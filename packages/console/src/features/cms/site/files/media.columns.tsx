import type { components, listMedia } from "@backoffice/api-client";
import { FileName, visibleText } from "@backoffice/ui";
import { formatBytes } from "@backoffice/ui/form";
import { dateCell, tagsCell, textCell } from "@backoffice/ui/table";
import { mediaAddress } from "#entities/media/media-address.ts";
import { MediaPicture } from "#entities/media/media-picture.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { choiceCell } from "#kit/words/choice-cell.ts";
import { pixelsOf } from "./media-words.ts";
import { UsesButton } from "./uses/uses-button.tsx";

type MediaItem = components["schemas"]["MediaItem"];

/** Columns of a site's files; pages refer to a file by its encoded path. */
export const mediaColumns: ColumnsOf<typeof listMedia> = [
  {
    id: "name",
    header: "Name",
    ...textCell<MediaItem>(({ name }) => name),
    cell: (item) => (
      <span className="flex min-w-0 items-center gap-2 font-semibold">
        <MediaPicture path={mediaAddress(item)} className="h-6 w-9" />
        <FileName name={item.name} className="truncate" />
      </span>
    ),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 240,
  },
  {
    id: "path",
    header: "Path",
    ...textCell<MediaItem>(mediaAddress),
    cell: (item) => (
      <bdi dir="ltr" className="font-mono text-meta">
        {visibleText(mediaAddress(item))}
      </bdi>
    ),
    copyable: true,
    width: 300,
  },
  {
    id: "target",
    header: "Purpose",
    ...choiceCell<MediaItem>(({ target }) => target),
    sortable: true,
    width: 110,
  },
  { id: "uses", header: "Used in", cell: (row: MediaItem) => <UsesButton item={row} />, width: 80 },
  { id: "tags", header: "Tags", ...tagsCell<MediaItem>(({ tags }) => tags), width: 160 },
  {
    id: "extension",
    header: "Extension",
    ...textCell<MediaItem>(({ extension }) => extension.toUpperCase()),
    sortable: true,
    width: 100,
  },
  {
    id: "sizeBytes",
    header: "Size",
    ...textCell<MediaItem>(({ sizeBytes }) => formatBytes(sizeBytes)),
    align: "end",
    sortable: true,
    width: 90,
  },
  { id: "pixels", header: "Pixels", ...textCell<MediaItem>((row) => pixelsOf(row)), align: "end", width: 110 },
  { id: "uploadedBy", header: "Uploaded by", ...textCell<MediaItem>(({ uploadedBy }) => uploadedBy), width: 120 },
  {
    id: "createdAt",
    header: "Uploaded",
    ...dateCell<MediaItem>(({ createdAt }) => createdAt),
    sortable: true,
    width: 170,
  },
];
