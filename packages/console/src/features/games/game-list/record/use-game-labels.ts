import {
  listGameCategories,
  listGameJurisdictions,
  listGameTags,
  type components,
  type Input,
} from "@backoffice/api-client";
import type { ComboboxOption } from "@backoffice/ui";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { ALL } from "#kit/scope/scope.ts";

type Label = { title: components["schemas"]["GameLabel"]["title"] } & ({ slug: string } | { code: string });
type Answer = { items: readonly Label[]; remaining: number };
type Read = typeof listGameCategories | typeof listGameTags | typeof listGameJurisdictions;

/** Page size of the label requests (shell §7, §9). */
const AT_A_TIME = 100;
/** Cache time of the labels, in milliseconds. */
const FRESH = 60_000;

const options = async (client: QueryClient, read: Read): Promise<ComboboxOption[]> => {
  const labelOptions: ComboboxOption[] = [];
  for (let page = 1; ; page += 1) {
    const body = { itemsPerPage: AT_A_TIME, opId: ALL, page } satisfies Input<Read["operation"]>["body"];
    const answer: Answer = await client.query({ ...(read as typeof listGameTags).options({ body }), staleTime: FRESH });
    for (const it of answer.items) {
      const value = "slug" in it ? it.slug : it.code;
      labelOptions.push({ value, label: it.title.en, hint: value });
    }
    if (answer.remaining === 0 || answer.items.length === 0) return labelOptions;
  }
};

const useOptions = (read: Read) => {
  const client = useQueryClient();
  // The key starts with the read's ID, so that a write that invalidates the read invalidates these options too.
  // oxlint-disable-next-line tanstack-query/exhaustive-deps
  return useQuery({ queryKey: [read.operation.id, "options"], queryFn: () => options(client, read), staleTime: FRESH });
};

/** All labels that a game can have: categories, tags and jurisdictions. */
export const useGameLabels = () => ({
  categories: useOptions(listGameCategories).data ?? [],
  tags: useOptions(listGameTags).data ?? [],
  jurisdictions: useOptions(listGameJurisdictions).data ?? [],
});
