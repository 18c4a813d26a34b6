import type { PanelDefinition } from "./define-panels.ts";

/** The parameters for the open panel and for its open tab. */
const PANEL = "panel";
export const PANEL_TAB = "panelTab";

type Panels = ReadonlyMap<string, Pick<PanelDefinition, "params">>;

/** The panel that an address opens, known or not; undefined without one. */
export const readPanel = (
  search: URLSearchParams,
  panels: Panels,
): { id: string; params: Record<string, string> } | undefined => {
  const id = search.get(PANEL);
  if (!id) return undefined;
  const names = panels.get(id)?.params ?? [];
  const params: Record<string, string> = {};
  for (const name of names) {
    const value = search.get(name);
    if (value) params[name] = value;
  }
  return { id, params };
};

/** The same address without a panel; everything else (filters, page, sort) stays. */
export const withoutPanel = (search: URLSearchParams, panels: Panels): URLSearchParams => {
  const next = new URLSearchParams(search);
  const open = readPanel(search, panels);
  for (const name of [PANEL, PANEL_TAB, ...Object.keys(open?.params ?? {})]) next.delete(name);
  return next;
};

/** The same address with this panel instead of any other. */
export const withPanel = (search: URLSearchParams, panels: Panels, id: string, params: object): URLSearchParams => {
  const next = withoutPanel(search, panels);
  next.set(PANEL, id);
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== "") next.set(name, String(value));
  return next;
};

/** The query string of the page below, with its question mark. */
export const panelFree = (search: string, panels: Panels): string => {
  const text = withoutPanel(new URLSearchParams(search), panels).toString();
  return text && `?${text}`;
};
