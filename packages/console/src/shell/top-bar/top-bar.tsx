import { deferred, IconButton, type IconButtonProps } from "@backoffice/ui";
import { Building2, CircleHelp, LogOut, Menu, SunMoon, UserSearch } from "lucide-react";
import { memo } from "react";
import type { SelectorType } from "#kit/pages/define-module.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { BellButton } from "./bell-button.tsx";
import { OperatorSelector } from "./scope/operator-selector.tsx";
import { loadOverlay } from "../overlays/load-overlay.ts";
import { showOverlay } from "../overlays/overlays.ts";
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
const Notifications = deferred(BellButton, () => import("./notification-list.tsx"));
const Appearance = deferred(
  (props: TriggerProps) => <IconButton {...props} label="Appearance" icon={SunMoon} />,
  () => import("./appearance-options.tsx"),
);
const LogOutButton = deferred(
  (props: TriggerProps) => <IconButton {...props} label="Log out" icon={LogOut} />,
  () => import("../overlays/logout-confirmation.tsx"),
);

/** The buttons of every page; `finds` adds the player search. */
const Tools = memo(({ finds }: { finds: boolean }) => (
  <>
    {finds && (
      <IconButton
        label="Find a player"
        icon={UserSearch}
        onPointerEnter={() => void loadOverlay.players()}
        onClick={() => showOverlay("players")}
      />
    )}
    <IconButton
      label="Information"
      icon={CircleHelp}
      onPointerEnter={() => void loadOverlay.help()}
      onClick={() => showOverlay("help")}
    />
    <Notifications />
    <Appearance />
    <LogOutButton />
  </>
));

/** Menu toggle, title, scope selectors, player search, information, notifications, appearance, logout (shell §2.1). */
export const TopBar = ({ menu, onMenu }: { menu: boolean; onMenu: () => void }) => {
  const page = usePage();
  const session = useSession();
  const controls = topBarControls(page, session);
  const title = titleOf(page);
  const type = page?.selector ?? "all";
  return (
    <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-0.5 border-b border-line bg-surface px-2 max-sm:pt-1.5 sm:flex-nowrap sm:gap-x-1.5 sm:px-3 lg:px-5 print:hidden">
      <IconButton
        label="Menu"
        icon={Menu}
        aria-expanded={menu}
        aria-controls="menu"
        className="max-sm:me-auto lg:hidden"
        onClick={onMenu}
      />
      {/* On a phone the title has its own line below the buttons. */}
      <h1
        id="title"
        className="min-w-0 flex-1 truncate text-heading font-semibold max-sm:order-last max-sm:basis-full max-sm:px-1.5 max-sm:pb-2"
      >
        {title}
      </h1>
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
      <Tools finds={isAdmin(session)} />
    </header>
  );
};
