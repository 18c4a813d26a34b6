import { textCell } from "@backoffice/ui/table";
import { languagesColumn } from "#entities/language/languages.column.tsx";
import type { ListColumn } from "#kit/list/list-column.ts";
import { entryColumns } from "./entry.columns.tsx";
import type { Label, LabelKey } from "./entry.ts";
import { KEY_DESCRIPTIONS } from "./label.schema.ts";

/** Columns of label lists. Their calls sort by `slug`, whatever the key is called. */
export const labelColumns = <Key extends LabelKey>(
  key: Key,
): readonly ListColumn<Label<Key>, "slug" | "title" | "opId" | "gamesCount" | "updatedAt">[] => [
  {
    id: "slug",
    header: KEY_DESCRIPTIONS[key],
    cell: (label) => label[key],
    code: true,
    text: (label) => label[key],
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 160,
    skeleton: "id",
  },
  { id: "title", header: "Title", ...textCell((label: Label<Key>) => label.title.en), sortable: true, width: 160 },
  languagesColumn((label) => label.title),
  {
    id: "description",
    header: "Description",
    ...textCell((label: Label<Key>) => label.description["en"]),
    minWidth: 220,
  },
  ...entryColumns<Label<Key>>(),
];
