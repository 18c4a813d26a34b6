import { fetchEarly, type Load } from "@backoffice/ui";
import { useMemo } from "react";
import { useRegistry } from "#kit/pages/registry.ts";
import { can, useSession } from "#kit/session/session.ts";
import { loadOverlay } from "../overlays/load-overlay.ts";
import { usePage } from "../pages/use-page.ts";
import { useWhilePageRests } from "../background/use-while-page-rests.ts";

/** The drawer around what opens. */
export const loadAddressPanel = () => import("./address-panel.tsx");
/** What stands first in the filter drawer. */
export const loadOperatorFilter = () => import("../top-bar/operator-filter.tsx");

/** What cannot be fetched ends it: nothing else would come either. */
const early =
  <Props>(load: Load<Props>) =>
  () =>
    new Promise<void>((resolve) => fetchEarly(load, resolve));

/** Loads what opens over this page, one after another while it rests: it is there when it is asked for. */
export const usePreloadPanels = (): void => {
  const { panelsOf } = useRegistry();
  const page = usePage();
  const session = useSession();
  useWhilePageRests(
    useMemo(() => {
      const panels = panelsOf(page).filter((it) => can(session, it.permission));
      return [
        early(loadAddressPanel),
        early(loadOperatorFilter),
        ...panels.map((it) => early(it.panel)),
        // Who presses its keys types on at once.
        early(loadOverlay.palette),
      ];
    }, [panelsOf, page, session]),
  );
};
