import type { components, listCmsEntries } from "@backoffice/api-client";
import { dateCell, textCell } from "@backoffice/ui/table";
import { MediaPicture } from "#entities/media/media-picture.tsx";
import { languagesColumn } from "#entities/language/languages.column.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { StatusBadge, statusLabel } from "#kit/words/status-badge.tsx";
import { textIn } from "#entities/content/texts/texts-by-language.ts";
import { ENTRY_STATUS } from "#entities/content/kinds/entry-words.ts";

type Entry = components["schemas"]["CmsEntry"];

/** Columns of CMS v1 banners and sections, in site order. */
export const sectionColumns: ColumnsOf<typeof listCmsEntries> = [
  { id: "order", header: "Position", ...numberCell<Entry>(({ order }) => order), sortable: true, width: 80 },
  {
    id: "key",
    header: "Key",
    cell: ({ key }) => key,
    code: true,
    text: ({ key }) => key,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 180,
  },
  {
    id: "picture",
    header: "Picture",
    cell: ({ content }) => (
      <MediaPicture
        fit="cover"
        path={textIn(content, "imagePath", "en")}
        className="inline-grid h-6 w-10 rounded-sm align-middle"
      />
    ),
    text: ({ content }) => textIn(content, "imagePath", "en"),
    width: 90,
  },
  { id: "title", header: "Title", ...textCell<Entry>(({ content }) => textIn(content, "title", "en")), width: 220 },
  languagesColumn<Entry>(({ languages }) => Object.fromEntries(languages.map((code) => [code, code]))),
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => <StatusBadge status={status} of={ENTRY_STATUS} />,
    text: ({ status }) => statusLabel(status, ENTRY_STATUS),
    sortable: true,
    width: 120,
    summary: "status",
    skeleton: "badge",
  },
  {
    id: "updatedAt",
    header: "Last change",
    ...dateCell<Entry>(({ updatedAt }) => updatedAt),
    sortable: true,
    width: 170,
  },
  { id: "updatedBy", header: "By", ...textCell<Entry>(({ updatedBy }) => updatedBy), width: 120 },
];
