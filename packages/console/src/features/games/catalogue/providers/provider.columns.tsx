import type { components, listGameOriginalProviders } from "@backoffice/api-client";
import { idCell, tagsCell } from "@backoffice/ui/table";
import { languagesColumn } from "#entities/language/languages.column.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { entryColumns } from "../parts/entry.columns.tsx";

type Provider = components["schemas"]["GameOriginalProvider"];

/** Columns of original providers. */
export const providerColumns: ColumnsOf<typeof listGameOriginalProviders> = [
  {
    id: "displayName",
    header: "Display name",
    cell: (provider) => <span className="font-semibold">{provider.displayName.en}</span>,
    text: (provider) => provider.displayName.en,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 200,
  },
  {
    id: "slug",
    header: "Slug",
    cell: (provider) => <span className="font-mono text-meta">{provider.slug}</span>,
    text: (provider) => provider.slug,
    sortable: true,
    width: 180,
    shrinks: true,
  },
  {
    id: "aliases",
    header: "Aliases",
    help: "Aggregator name",
    ...tagsCell((provider: Provider) => provider.aliases),
    minWidth: 240,
  },
  languagesColumn((provider) => provider.displayName),
  {
    id: "id",
    header: "ID",
    ...idCell((provider: Provider) => provider.id, { keep: 12 }),
    sortable: true,
    width: 110,
  },
  ...entryColumns<Provider>(),
];
