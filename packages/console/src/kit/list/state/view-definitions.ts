import { serverTime } from "@backoffice/ui";
import { type FilterSet, readFilters, writeFilters } from "@backoffice/ui/filters";
import type { BuiltInView, Sort } from "@backoffice/ui/table";

/** A view of a list: its filters as written in the address, for a time in epoch milliseconds. */
export type ViewDefinition = {
  /** A function if the name has a number in it. */
  name: string | ((locale: string) => string);
  filter: (now: number) => Readonly<Record<string, string>>;
  sort?: Sort | undefined;
};

/** The views that a list offers, given the reader's filters and locale. */
export type BuiltInViews = (filters: FilterSet, locale: string) => readonly BuiltInView[];

export const viewName = ({ name }: ViewDefinition, locale: string): string =>
  typeof name === "string" ? name : name(locale);

/**
 * Defines views of a list. Views are left out if the reader lacks one of their filters. Keep it outside of components.
 */
export const builtInViews =
  (...definitions: readonly ViewDefinition[]): BuiltInViews =>
  (filters, locale) =>
    definitions.flatMap((view) => {
      const { filter, sort } = view;
      const values = filter(serverTime());
      const written = writeFilters(filters, readFilters(filters, new URLSearchParams(values)), new URLSearchParams());
      const isComplete = Object.keys(values).every((it) => written.has(it));
      return isComplete ? [{ name: viewName(view, locale), filter: written.toString(), ...(sort && { sort }) }] : [];
    });
