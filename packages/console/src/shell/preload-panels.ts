import { fetchEarly } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useHistory } from "../kit/history.ts";
import { useRegistry } from "../kit/registry.ts";
import { can, useSession } from "../kit/session.ts";
import { whenSomebody } from "../kit/when-somebody.ts";
import { usePage } from "./use-page.ts";

/** Milliseconds between two looks at whether the page is there. */
const LOOK = 100;

/** The drawer around what opens. */
export const loadAddressPanel = () => import("./address-panel.tsx");
/** What stands first in the filter drawer. */
export const loadOperatorFilter = () => import("./operator-filter.tsx");

/**
 * Loads what opens over this page once somebody moves or types, and the page is there: the first load stays small, a
 * panel is there when it is clicked, and the way to the next page is not held up.
 */
export const usePreloadPanels = (): void => {
  const { panelsOf } = useRegistry();
  const page = usePage();
  const session = useSession();
  const client = useQueryClient();
  const history = useHistory();
  const { pathname } = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = () => {
      fetchEarly(loadAddressPanel);
      fetchEarly(loadOperatorFilter);
      for (const panel of panelsOf(page)) if (can(session, panel.permission)) fetchEarly(panel.panel);
    };
    // The address is ahead of the page while the next one comes.
    const isThere = () => client.isFetching() === 0 && history.location.pathname === pathname;
    const look = () => {
      timer = setTimeout(() => (isThere() ? load() : look()), LOOK);
    };
    const stop = whenSomebody(look);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [panelsOf, page, session, client, history, pathname]);
};
