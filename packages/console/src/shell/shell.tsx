import { cn, useMediaQuery } from "@backoffice/ui";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { Here } from "../kit/address.tsx";
import { DrawerLead } from "../kit/drawer-lead.ts";
import { CMS_DEFAULT, useScope } from "../kit/scope.ts";
import { whenSomebody } from "../kit/when-somebody.ts";
import { Follow } from "./follow.tsx";
import { OverlayHost } from "./overlay-host.tsx";
import { useMenuIcons } from "./menu-icons.ts";
import { PanelHost } from "./panel-host.tsx";
import { RegionBoundary } from "./region-boundary.tsx";
import { SideMenu } from "./side-menu.tsx";
import { TopBar } from "./top-bar.tsx";
import { useGeneralNotification } from "./use-general-notification.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** The first load is the page's alone; this may wait until somebody is there, or three seconds. */
const Background = lazy(async () => {
  await new Promise<void>((resolve) => void whenSomebody(resolve, 3000));
  return import("./background.tsx");
});
const OperatorFilter = lazy(() => import("./operator-filter.tsx"));
const CmsDefaultCaution = lazy(() => import("./cms-default-caution.tsx"));

const WHOSE_ROWS = <OperatorFilter />;

const CmsCaution = () => {
  const { opId } = useScope();
  return <Suspense>{opId === CMS_DEFAULT && <CmsDefaultCaution />}</Suspense>;
};

/** The frame around every page: side menu (permanent on wide screens, temporary on narrow ones), top bar, panels. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const wide = useMediaQuery("(min-width: 64rem)");
  const icons = useMenuIcons() && wide;
  const [menu, setMenu] = useState(false);
  const close = () => setMenu(false);
  useGeneralNotification();
  useShortcuts();

  // Temporary, the menu takes the focus and gives it back.
  useEffect(() => {
    if (!menu || wide) return undefined;
    const opener = document.activeElement;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    document.getElementById("menu")?.querySelector("a")?.focus();
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [menu, wide]);

  return (
    <PanelHost>
      <div className="flex h-dvh print:block print:h-auto">
        <a
          href="#page"
          className="fixed start-2 -top-12 z-50 rounded-md bg-accent px-3 py-2 text-accent-contrast focus:top-2"
        >
          Skip to the page
        </a>
        {!wide && menu && <div aria-hidden className="fixed inset-0 z-30 bg-scrim" onClick={close} />}
        <aside
          id="menu"
          className={cn(
            "shrink-0 border-e border-line bg-canvas print:hidden",
            icons ? "w-14" : "w-62",
            !wide && "fixed inset-y-0 start-0 z-40 shadow-float",
            !wide && menu && "transition-transform",
            // Visible at once when it opens, so that it can take the focus; hidden when it has slid out.
            !wide &&
              !menu &&
              "transition-[transform,visibility] invisible -translate-x-full shadow-none rtl:translate-x-full",
          )}
        >
          <RegionBoundary>
            <Here>
              <SideMenu icons={icons} {...(!wide && { onNavigate: close })} />
            </Here>
          </RegionBoundary>
        </aside>
        {/* Isolated: what floats over a table does not float over the temporary menu. */}
        <div className="isolate flex min-w-0 flex-1 flex-col">
          <RegionBoundary>
            <Follow />
            <Here>
              <TopBar onMenu={() => setMenu(true)} />
            </Here>
          </RegionBoundary>
          <Suspense>
            <Here>
              <Background />
            </Here>
          </Suspense>
          <main
            id="page"
            // It scrolls, and what it shows may take no focus.
            tabIndex={0}
            className="relative flex min-h-0 flex-1 flex-col overflow-y-auto p-3 focus-visible:-outline-offset-2 lg:p-5 print:block print:overflow-visible"
          >
            <Here>
              <CmsCaution />
            </Here>
            <Suspense>
              <DrawerLead value={WHOSE_ROWS}>{children}</DrawerLead>
            </Suspense>
          </main>
        </div>
      </div>
      <RegionBoundary>
        <Here>
          <OverlayHost />
        </Here>
      </RegionBoundary>
    </PanelHost>
  );
};
