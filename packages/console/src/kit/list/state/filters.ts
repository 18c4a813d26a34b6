import type { Permission } from "@backoffice/api-client";
import type { FilterSet } from "@backoffice/ui/filters";
import type { QueryClient } from "@tanstack/react-query";
import type { FilterName, OfOperation } from "#kit/list/call-types.ts";

/** Who filters, and how they read moments and figures. */
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
  /** Asks for what a filter suggests. */
  client: QueryClient;
};

/** The filters of a list, for who reads it; `Name` is what they are called. Keep it outside of components. */
export type ListFilters<Name extends string = string> = {
  (context: FilterContext): FilterSet;
  /** For the compiler alone. */
  readonly names?: Name;
};

/**
 * The filters of a list, all of them written by hand; each name must be of something that the call takes:
 * `defineListFilters<typeof listBanks>()((context) => ({ … }))`.
 */
export const defineListFilters =
  <Read extends OfOperation>() =>
  <F extends FilterSet>(
    make: (context: FilterContext) => F & Record<Exclude<keyof F, FilterName<Read["operation"]>>, never>,
  ): ListFilters<keyof F & string> =>
    make;
