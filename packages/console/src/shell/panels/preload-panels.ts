import { loadToasterPosition, prefetch, type Load } from "@backoffice/ui";
import { useEffect, useMemo } from "react";
import { useAddress } from "#kit/address/address.tsx";
import { useHistory } from "#kit/address/history.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { listOnScreen, onListOnScreen } from "#kit/queue/neighbours.ts";
import { can, mayOpen, useSession, type Session } from "#kit/session/session.ts";
import { loadOverlay } from "../overlays/load-overlay.ts";
import { usePage } from "../pages/use-page.ts";
import { useWhenPageIdle } from "../background/use-when-page-idle.ts";
import { loadPanelReads } from "../reads/read-ahead.ts";
import { ROWS } from "./list-rows.ts";

/** Loads the frame of every drawer. */
export const loadAddressPanel = () => import("./address-panel.tsx");
/** Loads the first control of the filter drawer. */
export const loadOperatorFilter = () => import("../top-bar/scope/operator-filter.tsx");

/** Requests all code of a drawer at once, if the session may open it: its frame and its content (decision 034). */
export const loadDrawer = (definition: PanelDefinition | undefined, session: Session): void => {
  if (definition?.keptIn !== "address" || !can(session, definition.permission)) return;
  prefetch(loadAddressPanel);
  prefetch(definition.panel);
};

/**
 * Requests the code of the drawer that the rows of the list open when a row is hovered or focused. What drawers read is
 * loaded with the rows, so that the read of one leaves when it is opened.
 */
export const useLoadOnIntent = (): void => {
  const { panels } = useRegistry();
  const session = useSession();
  const history = useHistory();
  const { pathname } = useAddress();
  useEffect(() => {
    const over = new AbortController();
    const onEnter = ({ target }: Event) => {
      // While the code of the next page loads, the rows of the one that is being left are still there.
      const panel = history.location.pathname === pathname && listOnScreen()?.panel;
      if (panel && target instanceof Element && target.closest(ROWS)) loadDrawer(panels.get(panel), session);
    };
    for (const type of ["pointerover", "focusin"])
      document.addEventListener(type, onEnter, { signal: over.signal, passive: true });
    // If it fails, the drawer reads by itself.
    const onList = () => listOnScreen()?.panel && void loadPanelReads().catch(() => undefined);
    onList();
    const stop = onListOnScreen(onList);
    return () => {
      over.abort();
      stop();
    };
  }, [panels, session, history, pathname]);
};

/** An action that ends when the code is loaded. It never ends after a failure, so that no further action starts. */
const loading =
  <Props>(load: Load<Props>) =>
  () =>
    new Promise<void>((resolve) => prefetch(load, resolve));

/**
 * Loads the shared code of lists for the next page. If it fails, the page that needs it retries and shows the error.
 */
const loadLists = () => import("#entities/fields/contract-page.ts").catch(() => undefined);

/**
 * Loads shared code of the next page, all code that opens over this page, and the record pages that its rows open, piece
 * by piece while the page is idle (decision 006).
 */
export const usePreloadPanels = (): void => {
  const { moduleOf } = useRegistry();
  const page = usePage();
  const session = useSession();
  useWhenPageIdle(
    useMemo(() => {
      const { panels = [], pages = [] } = moduleOf(page) ?? {};
      return [
        loadLists,
        loading(loadAddressPanel),
        loadToasterPosition,
        loading(loadOperatorFilter),
        ...panels.filter((it) => can(session, it.permission)).map((it) => loading(it.panel)),
        ...pages.filter((it) => it.path.includes("{") && mayOpen(session, it)).map((it) => loading(it.page)),
        // Before users press its shortcut and continue typing.
        loading(loadOverlay.palette),
      ];
    }, [moduleOf, page, session]),
  );
};
