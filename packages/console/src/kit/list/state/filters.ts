import type { Permission } from "@backoffice/api-client";
import type { FilterSet } from "@backoffice/ui/filters";
import type { QueryClient } from "@tanstack/react-query";
import type { FilterName, OfOperation } from "../call-types.ts";

/** The reader of the list, with their time zone and locale. */
export type FilterContext = {
  /** IANA name. */
  timeZone: string;
  /** BCP 47. */
  locale: string;
  /** Staff of no operator, who get more filters (money §6). */
  isPlatform: boolean;
  /** The operator of the top bar; `*` for all. */
  opId: string;
  can: (permission: Permission) => boolean;
  /** Reads the suggestions of a filter. */
  client: QueryClient;
};

/** The filters of a list for its reader; `Name` are their names. Keep it outside of components. */
export type ListFilters<Name extends string = string> = {
  (context: FilterContext): FilterSet;
  /** For type checks only. */
  readonly names?: Name;
};

/**
 * Defines all filters of a list by hand; each name must be an input of the call:
 * `defineListFilters<typeof listBanks>()((context) => ({ … }))`.
 */
export const defineListFilters =
  <Read extends OfOperation>() =>
  <F extends FilterSet>(
    make: (context: FilterContext) => F & Record<Exclude<keyof F, FilterName<Read["operation"]>>, never>,
  ): ListFilters<keyof F & string> =>
    make;
