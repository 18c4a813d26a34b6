import type { components, listBlogPosts } from "@backoffice/api-client";
import { dateCell, statusCell, tagsCell, textCell } from "@backoffice/ui/table";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ENTRY_STATUS } from "#entities/content/kinds/entry-words.ts";
import { languageColumns, nameColumn, savedColumns, titleColumn } from "#entities/content/kinds/entry-columns.tsx";

type Row = components["schemas"]["BlogPostRow"];

/** Columns of a site's blog posts. */
export const postColumns: ColumnsOf<typeof listBlogPosts> = [
  { id: "slug", ...nameColumn<Row>("Address", ({ slug }) => slug), sortable: true },
  titleColumn<Row>((row) => row),
  {
    id: "status",
    header: "Status",
    ...statusCell<Row, Row["status"]>(({ status }) => status, ENTRY_STATUS),
    sortable: true,
    width: 110,
  },
  {
    id: "hasUnpublishedChanges",
    header: "Changes",
    help: "Whether players still see an older version.",
    ...textCell<Row>(({ hasUnpublishedChanges }) => (hasUnpublishedChanges ? "Not published" : undefined)),
    width: 120,
  },
  { id: "tags", header: "Tags", ...tagsCell<Row>(({ tags }) => tags), width: 140 },
  { id: "authorName", header: "Author", ...textCell<Row>(({ authorName }) => authorName), sortable: true, width: 110 },
  ...languageColumns<Row>(),
  ...savedColumns<Row>(),
  {
    id: "publishedAt",
    header: "Published",
    ...dateCell<Row>(({ publishedAt }) => publishedAt),
    sortable: true,
    width: 175,
    defaultHidden: true,
  },
];
