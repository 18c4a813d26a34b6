import { type FilterSet, readFilters, writeFilters } from "@backoffice/ui/filters";
import type { BuiltInView, Sort } from "@backoffice/ui/table";

/** A view of a list: its filters as the address has them, at a moment in epoch milliseconds. */
export type ViewDefinition = {
  name: string;
  filter: (now: number) => Readonly<Record<string, string>>;
  sort?: Sort | undefined;
};

/** The views that a list offers, for the filters that its reader has. */
export type BuiltInViews = (filters: FilterSet) => readonly BuiltInView[];

/** Views of a list. One is left out where the reader has not all of its filters. Keep it outside of components. */
export const builtInViews =
  (...definitions: readonly ViewDefinition[]): BuiltInViews =>
  (filters) =>
    definitions.flatMap(({ name, filter, sort }) => {
      const said = filter(Date.now());
      const written = writeFilters(filters, readFilters(filters, new URLSearchParams(said)), new URLSearchParams());
      const isComplete = Object.keys(said).every((it) => written.has(it));
      return isComplete ? [{ name, filter: written.toString(), ...(sort && { sort }) }] : [];
    });
