import type { InputField } from "@backoffice/api-client";
import type { AnyFilter, FilterPlace } from "@backoffice/ui/filters";
import type { FilterContext } from "#kit/list/state/filters.ts";

/** The filter of an input; undefined if the filter of its kind is enough. */
export type FieldFilter = (
  input: InputField,
  options: { label: string; place: FilterPlace; help: string | undefined },
  context: FilterContext,
) => AnyFilter | undefined;

/**
 * Knowledge of a product about fields beyond the contract, by reference and by name. The kit itself knows nothing of it.
 */
export type FieldKnowledge = {
  /** Owner columns, placed right after the name of the row. */
  ownerFields: readonly string[];
  /** A filter that does more than that of its kind. */
  filterOf: (input: InputField) => FieldFilter | undefined;
  /** Inputs that are not filters. */
  isNoFilter: (name: string) => boolean;
  /** Inputs that only platform staff filter by. */
  isPlatformOnly: (name: string) => boolean;
  /** Rank of a filter: 0 to 2 in the bar, 3 and up in the drawer; undefined if its kind decides. */
  rankOf: (name: string, beside: ReadonlySet<string>) => number | undefined;
};
