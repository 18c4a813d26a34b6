import { fetchEarly } from "@backoffice/ui";
import { useEffect } from "react";
import { useRegistry } from "../kit/registry.ts";
import { can, useSession } from "../kit/session.ts";
import { usePage } from "./use-page.ts";

/** The drawer around what opens. */
export const loadAddressPanel = () => import("./address-panel.tsx");

const SIGNS = ["pointermove", "keydown", "touchstart"] as const;

/**
 * Loads what opens over this page as soon as somebody moves or types, when the browser has time: the first load stays
 * small, and a panel is there when it is clicked.
 */
export const usePreloadPanels = (): void => {
  const { panelsOf } = useRegistry();
  const page = usePage();
  const session = useSession();
  useEffect(() => {
    const load = () => {
      stop();
      fetchEarly(loadAddressPanel);
      for (const panel of panelsOf(page)) if (can(session, panel.permission)) fetchEarly(panel.panel);
    };
    const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(load, { timeout: 1000 }) : load());
    const stop = () => SIGNS.forEach((sign) => window.removeEventListener(sign, whenIdle));
    SIGNS.forEach((sign) => window.addEventListener(sign, whenIdle, { once: true, passive: true }));
    return stop;
  }, [panelsOf, page, session]);
};
