import type { Permission } from "@backoffice/api-client";
import type { FilterSet } from "@backoffice/ui/filters";
import type { QueryClient } from "@tanstack/react-query";

/** Who filters, and how they read moments and figures. */
export type FilterContext = {
  /** IANA name. */
  timeZone: string;
  /** BCP 47. */
  locale: string;
  /** Staff of no operator, who get more filters (money §6). */
  isPlatform: boolean;
  can: (permission: Permission) => boolean;
  /** Asks for what a filter suggests. */
  client: QueryClient;
};

/** The filters of a list, for who reads it. Keep it outside of components. */
export type ListFilters = (context: FilterContext) => FilterSet;

/** `period` is `from` and `to`, `amount` is `minAmount` and `maxAmount`; every other name is the call's own. */
type Named<Field> = Field extends "from" ? "period" : Field extends `min${infer Name}` ? Uncapitalize<Name> : Field;

/** The filters of a list; each name must be of something that the call takes. */
export const defineListFilters =
  <Body extends object>() =>
  <F extends FilterSet>(
    make: (context: FilterContext) => F & Record<Exclude<keyof F, Named<keyof Body>>, never>,
  ): ListFilters =>
    make;
