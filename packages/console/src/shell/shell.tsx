import { cn, lazyComponent } from "@backoffice/ui";
import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { AtCurrentAddress, AtPageAddress } from "#kit/address/address.tsx";
import { DrawerLead } from "#kit/list/drawer-lead.ts";
import { CMS_DEFAULT, useScope } from "#kit/scope/scope.ts";
import { PageEffects } from "./pages/page-effects.tsx";
import { OverlayHost } from "./overlays/overlay-host.tsx";
import { useMenuIcons } from "./menu/menu-icons.ts";
import { PanelHost } from "./panels/panel-host.tsx";
import { loadOperatorFilter } from "./panels/preload-panels.ts";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { SayMissing } from "#kit/pages/say-missing.tsx";
import { NavigationProgress } from "./pages/navigation-progress.tsx";
import { SideMenu } from "./menu/side-menu.tsx";
import { TopBar } from "./top-bar/top-bar.tsx";
import { useGeneralNotification } from "./top-bar/use-general-notification.ts";
import { useShortcuts } from "./keys/use-shortcuts.ts";
import { usePageIdle } from "./background/use-when-page-idle.ts";

/** Milliseconds after which the background starts without user activity. */
const LATEST = 3000;

const Background = lazyComponent(() => import("./background/background.tsx"));
const OperatorFilter = lazyComponent(loadOperatorFilter);
const CmsDefaultCaution = lazyComponent(() => import("./top-bar/scope/cms-default-caution.tsx"));

const OPERATOR_FILTER = <OperatorFilter />;

/** Starts once the page is idle, so that it does not delay the first load. */
const LazyBackground = () =>
  usePageIdle(LATEST) && (
    <Suspense
      fallback={<SayMissing says="A part of the console could not be loaded. It appears once the server responds." />}
    >
      <Background />
    </Suspense>
  );

const CmsCaution = () => {
  const { opId } = useScope();
  return (
    <RegionBoundary floats about={opId}>
      <Suspense>{opId === CMS_DEFAULT && <CmsDefaultCaution />}</Suspense>
    </RegionBoundary>
  );
};

/** The regions of the shell scroll, the document never does, so a dialog need not lock its scrolling. */
const useFixedPage = () =>
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add("overflow-hidden", "print:overflow-visible");
    return () => classList.remove("overflow-hidden", "print:overflow-visible");
  }, []);

/** The frame around every page: side menu (permanent on wide screens, temporary on narrow ones), top bar, panels. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const [menu, setMenu] = useState(false);
  const icons = useMenuIcons() && !menu;
  const close = () => setMenu(false);
  useGeneralNotification();
  useShortcuts();
  useFixedPage();

  // On narrow screens the open menu takes the focus and gives it back; it closes when there is room for the permanent
  // one.
  useEffect(() => {
    if (!menu) return undefined;
    const wide = window.matchMedia("(min-width: 64rem)");
    const opener = document.activeElement;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && !event.defaultPrevented && close();
    document.getElementById("menu")?.querySelector("a")?.focus();
    document.addEventListener("keydown", onKey);
    wide.addEventListener("change", close);
    return () => {
      wide.removeEventListener("change", close);
      document.removeEventListener("keydown", onKey);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [menu]);

  return (
    <PanelHost>
      <div className="flex h-dvh print:block print:h-auto">
        <a
          href="#page"
          className="fixed start-2 -top-12 z-50 rounded-md bg-accent px-3 py-2 text-accent-contrast focus:top-2 print:hidden"
        >
          Skip to the page
        </a>
        {menu && <div aria-hidden className="fixed inset-0 z-30 bg-scrim lg:hidden" onClick={close} />}
        <aside
          id="menu"
          className={cn(
            "w-62 shrink-0 border-e border-line bg-canvas max-lg:fixed max-lg:inset-y-0 max-lg:start-0 max-lg:z-40 print:hidden",
            icons && "lg:w-14",
            // Visible at once when it opens, so that it can take the focus; hidden when it has slid out.
            menu
              ? "max-lg:shadow-float max-lg:transition-transform"
              : "max-lg:invisible max-lg:-translate-x-full max-lg:transition-[transform,visibility] max-lg:rtl:translate-x-full",
          )}
        >
          <RegionBoundary>
            <AtPageAddress>
              <SideMenu icons={icons} {...(menu && { onNavigate: close })} />
            </AtPageAddress>
          </RegionBoundary>
        </aside>
        {/* A stacking context: sticky parts of a table stay below the temporary menu. */}
        <div inert={menu} className="isolate flex min-w-0 flex-1 flex-col">
          <NavigationProgress />
          <RegionBoundary>
            <PageEffects />
          </RegionBoundary>
          <RegionBoundary>
            <AtPageAddress>
              <TopBar menu={menu} onMenu={() => setMenu(true)} />
            </AtPageAddress>
          </RegionBoundary>
          <RegionBoundary floats>
            <Suspense>
              <AtPageAddress>
                <LazyBackground />
              </AtPageAddress>
            </Suspense>
          </RegionBoundary>
          {/* An inline drawer ends this row. */}
          <div id="beside" className="flex min-h-0 flex-1 print:block">
            <main
              id="page"
              aria-labelledby="title"
              // Scrollable by keyboard even if nothing in it is focusable.
              tabIndex={0}
              className="relative flex min-w-0 flex-1 flex-col overflow-y-auto p-3 focus-visible:-outline-offset-2 data-focus-moved:outline-none lg:p-5 print:block print:overflow-visible"
            >
              <AtCurrentAddress>
                <CmsCaution />
              </AtCurrentAddress>
              <Suspense>
                <DrawerLead value={OPERATOR_FILTER}>{children}</DrawerLead>
              </Suspense>
            </main>
          </div>
        </div>
      </div>
      <AtCurrentAddress>
        <OverlayHost />
      </AtCurrentAddress>
    </PanelHost>
  );
};
