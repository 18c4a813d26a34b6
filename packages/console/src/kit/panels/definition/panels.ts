import { createContext, use, useMemo } from "react";
import { useLocation } from "react-router";
import { readPanel } from "./panel-address.ts";
import type { PanelId, PanelParams } from "./panel-params.ts";
import { useRegistry } from "#kit/pages/registry.ts";

/** How pages and panels open other panels. */
export type Panels = {
  /** Opens a panel over the page; one at a time in the address, confirmations on top of it. */
  open: <Id extends PanelId>(id: Id, params: PanelParams[Id]) => void;
  /** Closes the panel in the address; the filters below stay. Asks first if input would be lost. */
  close: () => void;
};

/** The panel in the address with its raw parameters; undefined if none is open. */
export type CurrentPanel = { id: string; params: Readonly<Record<string, string>> } | undefined;

const PanelsContext = createContext<Panels | undefined>(undefined);

export const PanelsProvider = PanelsContext.Provider;

/**
 * The panel that is open over the page. Separate from {@link usePanels}, whose result never changes, so that rows that
 * only open panels are not rendered again.
 */
export const useCurrentPanel = (): CurrentPanel => {
  const { panels } = useRegistry();
  const { search } = useLocation();
  return useMemo(() => readPanel(new URLSearchParams(search), panels), [search, panels]);
};

/** Opens and closes panels; provided by the panel host, and the same for its whole life. */
export const usePanels = (): Panels => {
  const panels = use(PanelsContext);
  if (!panels) throw new Error("usePanels is used outside the panel host");
  return panels;
};
