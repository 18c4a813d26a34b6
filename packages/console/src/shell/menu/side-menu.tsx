import { Avatar, cn, IconButton, lazyComponent, linkLook, Skeleton } from "@backoffice/ui";
import { Eye, Menu } from "lucide-react";
import { Suspense } from "react";
import { isSuperAdmin, useSession } from "#kit/session/session.ts";
import { loadOverlay } from "../overlays/load-overlay.ts";
import { showOverlay } from "../overlays/overlays.ts";
import { Clock } from "../top-bar/top-bar-clock.tsx";
import { Tools } from "../top-bar/top-bar-tools.tsx";
import { showViewDialog } from "../view-as/view-dialog-store.ts";
import { setMenuIcons } from "./menu-icons.ts";
import { MenuList } from "./menu-list.tsx";
import { useMenu } from "./use-menu.ts";

const MenuRail = lazyComponent(() => import("./menu-rail.tsx"));

type SideMenuProps = {
  /** Collapsed to icons. */
  icons?: boolean;
  /** Given for the temporary menu. */
  onNavigate?: () => void;
};

/** Role, name, clock, the scrolling menu, and the version (shell §2.1); on a phone also the tools of the top bar. */
export const SideMenu = ({ icons = false, onNavigate }: SideMenuProps) => {
  const session = useSession();
  const { groups, pending } = useMenu();
  const [role = ""] = session.roles;

  if (icons)
    return (
      <Suspense>
        <MenuRail groups={groups} />
      </Suspense>
    );
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-2.5 px-4 pt-4 pb-3">
        <Avatar name={session.nickname} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{session.nickname}</p>
          <p className="flex gap-1.5 text-meta text-ink-muted">
            <span className="truncate capitalize" data-slot="role">
              {role.replaceAll("_", " ").toLowerCase()}
            </span>
            <Clock />
          </p>
        </div>
        {isSuperAdmin(session) && <IconButton label="See as role…" icon={Eye} onClick={showViewDialog} />}
      </div>
      {pending ? (
        <div role="status" aria-label="Loading the menu" className="grid flex-1 content-start gap-2 px-4 py-2">
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-6" />
          ))}
        </div>
      ) : (
        <MenuList groups={groups} onNavigate={onNavigate} />
      )}
      {onNavigate && (
        <div role="group" aria-label="Tools" className="flex gap-1 border-t border-line px-2 py-1 sm:hidden">
          <Tools onLeave={onNavigate} />
        </div>
      )}
      <div className="flex items-center border-t border-line py-1 ps-4 pe-2">
        <div className="flex-1">
          <button
            type="button"
            aria-haspopup="dialog"
            className={cn("py-1 text-meta text-ink-faint tabular", linkLook())}
            onPointerEnter={() => void loadOverlay.about()}
            onClick={() => showOverlay("about")}
          >
            Version {__APP_VERSION__}
          </button>
        </div>
        {!onNavigate && (
          <IconButton label="Collapse the menu" size="sm" icon={Menu} onClick={() => setMenuIcons(true)} />
        )}
      </div>
    </div>
  );
};
