import { useState } from "react";
import { useLocation } from "react-router";
import { PANEL_TAB } from "#kit/panels/definition/panel-address.ts";
import type { CurrentPanel } from "#kit/panels/definition/panels.ts";

/** The panel that opened another one in its place, and the tab that was open in it. */
export type OpenedFrom = NonNullable<CurrentPanel> & { tab: string | null };

/** The panel from which the open one was opened: the player of a bet. Undefined if the page opened it. */
export const useOpenedFrom = (current: CurrentPanel): OpenedFrom | undefined => {
  const tab = new URLSearchParams(useLocation().search).get(PANEL_TAB);
  const [last, setLast] = useState<{ panel: CurrentPanel; tab: string | null; from?: OpenedFrom | undefined }>({
    panel: current,
    tab,
  });
  if (last.panel !== current) {
    const { panel, from } = last;
    const isAnother = current !== undefined && panel !== undefined && panel.id !== current.id;
    const opener = isAnother && current.id !== from?.id ? { ...panel, tab: last.tab } : undefined;
    setLast({ panel: current, tab, from: current && !isAnother ? from : opener });
  } else if (last.tab !== tab) setLast({ ...last, tab });
  return last.from;
};
