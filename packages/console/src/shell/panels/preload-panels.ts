import { prefetch, type Load } from "@backoffice/ui";
import { useMemo } from "react";
import { useRegistry } from "#kit/pages/registry.ts";
import { can, useSession } from "#kit/session/session.ts";
import { loadOverlay } from "../overlays/load-overlay.ts";
import { usePage } from "../pages/use-page.ts";
import { useWhilePageRests } from "../background/use-while-page-rests.ts";

/** Loads the frame of every drawer. */
export const loadAddressPanel = () => import("./address-panel.tsx");
/** Loads the first control of the filter drawer. */
export const loadOperatorFilter = () => import("../top-bar/scope/operator-filter.tsx");

/** An action that ends when the code is loaded. A failure never ends it, so that nothing more is tried. */
const loading =
  <Props>(load: Load<Props>) =>
  () =>
    new Promise<void>((resolve) => prefetch(load, resolve));

/** Loads what most lists share, for the next page. Where it fails, the page that needs it tries again and says so. */
const loadLists = () => import("#entities/fields/list-page.ts").catch(() => undefined);

/** Loads what the next page shares and the code of all that opens over this one, piece by piece while it rests (decision 006). */
export const usePreloadPanels = (): void => {
  const { panelsOf } = useRegistry();
  const page = usePage();
  const session = useSession();
  useWhilePageRests(
    useMemo(() => {
      const panels = panelsOf(page).filter((it) => can(session, it.permission));
      return [
        loadLists,
        loading(loadAddressPanel),
        loading(loadOperatorFilter),
        ...panels.map((it) => loading(it.panel)),
        // Before somebody presses its keys and types on.
        loading(loadOverlay.palette),
      ];
    }, [panelsOf, page, session]),
  );
};
