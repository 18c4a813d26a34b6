import type { FilterSet } from "@backoffice/ui/filters";
import type { StorableFilter } from "@backoffice/ui/table";
import { removePersonalData } from "#kit/address/remove-personal-data.ts";

/**
 * The filters of a list that may be stored, exported or copied, as a query string, and the labels of those that may
 * hold personal data: searches, fields that the contract marks, and whatever holds an email address.
 */
export const storableFilter = (filter: string, filters: FilterSet = {}): StorableFilter => {
  const stored = removePersonalData(filter).slice(1);
  const stays = new Set(new URLSearchParams(stored).keys());
  const gone = [...new Set(new URLSearchParams(filter).keys())].filter((name) => !stays.has(name));
  return gone.length > 0
    ? { filter: stored, leftOut: gone.map((name) => filters[name]?.label ?? name) }
    : { filter, leftOut: [] };
};
