import { withPanel } from "#kit/panels/definition/panel-address.ts";
import { keptSearch } from "#kit/address/kept-search.ts";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import type { Registry } from "#kit/pages/registry.ts";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { ALL, CMS_DEFAULT } from "#kit/scope/scope.ts";

/** Values of references that mean all operators or the default content, and have no record. */
const NOBODY: ReadonlySet<string> = new Set([ALL, "ALL", CMS_DEFAULT, ""]);

type Here = { pathname: string; search: string };
type Row = Readonly<Record<string, unknown>>;

/** The path with the value as its last parameter and fields of the row as the others; undefined if one is missing. */
const pathTo = (path: string, value: string, row: Row): string | undefined => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const values = names.map((name, at) => (at === names.length - 1 ? value : row[name]));
  if (values.some((it) => typeof it !== "string" || it === "")) return undefined;
  return path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values.shift() as string));
};

const pageAddress = ({ path, recordOf }: PageDefinition, value: string, row: Row, here: Here): string | undefined => {
  const search = typeof recordOf === "object" && "search" in recordOf ? recordOf.search : "";
  const to = pathTo(path, value, row);
  if (to === undefined || (to === here.pathname && !search)) return undefined;
  const extra = Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, text]) => [name, text.replace("{}", value)]),
  );
  return to + keptSearch(here.search, extra);
};

const panelAddress = ({ id, params: [param] }: PanelDefinition, value: string, here: Here, { panels }: Registry) => {
  const opened = withPanel(new URLSearchParams(here.search), panels, id, param ? { [param]: value } : {});
  const search = `?${opened.toString()}`;
  return search === here.search ? undefined : here.pathname + search;
};

/** The address of a record from `here`; undefined without one, or on the record itself. */
export const refAddress = (
  place: PageDefinition | PanelDefinition,
  { value, row, here, registry }: { value: unknown; row: Row; here: Here; registry: Registry },
): string | undefined => {
  if (typeof value !== "string" || NOBODY.has(value)) return undefined;
  return "path" in place ? pageAddress(place, value, row, here) : panelAddress(place, value, here, registry);
};
