import type { InputField } from "@backoffice/api-client";
import type { AnyFilter, FilterPlace } from "@backoffice/ui/filters";
import type { FilterContext } from "#kit/list/state/filters.ts";

/** The filter of something that a call takes. Nothing where the kind's will do. */
export type FieldFilter = (
  input: InputField,
  options: { label: string; place: FilterPlace; help: string | undefined },
  context: FilterContext,
) => AnyFilter | undefined;

/** What a product knows of fields by what they refer to and by their names, beyond what the contract says of them; the kit knows none of it. */
export type FieldKnowledge = {
  /** Whose a row is: these columns stand right after what names the row. */
  whose: readonly string[];
  /** A filter that is more than its kind. */
  filterOf: (input: InputField) => FieldFilter | undefined;
  /** What a call takes that nobody filters by. */
  isNoFilter: (name: string) => boolean;
  /** What only the platform's own staff filter by. */
  isPlatformOnly: (name: string) => boolean;
  /** What is looked for most comes first: 0 to 2 in the bar, 3 and up in the drawer. Nothing where its kind decides. */
  rankOf: (name: string, beside: ReadonlySet<string>) => number | undefined;
};
