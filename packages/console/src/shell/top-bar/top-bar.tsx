import { deferred, IconButton, type IconButtonProps } from "@backoffice/ui";
import { Building2, Menu, UserSearch } from "lucide-react";
import { memo, useSyncExternalStore } from "react";
import type { SelectorType } from "#kit/pages/define-module.ts";
import { pageSummaryStore } from "#kit/pages/page-summary.ts";
import { TOP_BAR_SLOTS } from "#kit/pages/top-bar-slots.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { OperatorSelector } from "./scope/operator-selector.tsx";
import { loadOverlay } from "../overlays/load-overlay.ts";
import { showOverlay } from "../overlays/overlays.ts";
import { Tools } from "./top-bar-tools.tsx";
import { IncludeBrandsButton, TestPlayerButton } from "./scope/scope-buttons.tsx";
import { topBarControls } from "./top-bar-controls.ts";
import { titleOf, usePage } from "../pages/use-page.ts";

type TriggerProps = Partial<IconButtonProps>;

// Only the buttons are in the first load; their menus are loaded on hover, focus or click.
const TestPlayers = deferred(TestPlayerButton, () => import("./scope/test-player-options.tsx"));
const IncludeBrands = deferred(IncludeBrandsButton, () => import("./scope/include-brands-options.tsx"));
const Operators = deferred<{ type: SelectorType }>(
  (props: TriggerProps) => <IconButton {...props} label="Choose operator" icon={Building2} />,
  () => import("./scope/operator-popover.tsx"),
);
const PlayerSearch = memo(() => (
  <IconButton
    label="Find a player"
    icon={UserSearch}
    onPointerEnter={() => void loadOverlay.players()}
    onClick={() => showOverlay("players")}
  />
));

/**
 * Menu toggle, title, scope selectors, player search, information, notifications, appearance, logout (shell §2.1). On a
 * phone all after the player search is in the menu, and the summary is a line of its own.
 */
export const TopBar = ({ menu, onMenu }: { menu: boolean; onMenu: () => void }) => {
  const page = usePage();
  const session = useSession();
  const controls = topBarControls(page, session);
  const title = titleOf(page);
  const summary = useSyncExternalStore(pageSummaryStore.subscribe, pageSummaryStore.read);
  const type = page?.selector ?? "all";
  return (
    <header className="flex min-h-12 shrink-0 items-center gap-x-0.5 border-b border-line bg-surface px-2 max-sm:flex-wrap sm:gap-x-1.5 sm:px-3 lg:px-5 print:hidden">
      <IconButton
        label="Menu"
        icon={Menu}
        aria-expanded={menu}
        aria-controls="menu"
        className="lg:hidden"
        onClick={onMenu}
      />
      <div id={TOP_BAR_SLOTS.back} className="-ms-2 empty:hidden" />
      <div className="flex min-w-0 flex-1 items-baseline gap-2.5 max-sm:contents">
        <h1
          id="title"
          className="min-w-0 text-heading font-semibold max-sm:line-clamp-2 max-sm:flex-1 max-sm:leading-5 sm:truncate sm:text-title"
        >
          {summary?.title ?? title}
        </h1>
        {summary && (
          <p className="min-w-0 flex-1 truncate text-ink-muted max-sm:order-last max-sm:-mt-2 max-sm:basis-full max-sm:ps-10.5 max-sm:pb-1.5 max-sm:text-meta sm:max-lg:hidden">
            {summary.text} <span className="font-semibold text-critical-ink">{summary.late}</span>
          </p>
        )}
      </div>
      <div id={TOP_BAR_SLOTS.control} className="shrink-0 max-sm:order-last max-sm:ms-auto" />
      {controls.testFilter && <TestPlayers />}
      {controls.includeBrands && <IncludeBrands />}
      {controls.selector && (
        <div className="hidden w-73 max-w-[30vw] shrink-0 md:block">
          <OperatorSelector type={type} />
        </div>
      )}
      {controls.popover && (
        <div className="md:hidden">
          <Operators type={type} />
        </div>
      )}
      {isAdmin(session) && <PlayerSearch />}
      <div className="flex items-center gap-x-1.5 max-sm:hidden">
        <Tools />
      </div>
    </header>
  );
};
