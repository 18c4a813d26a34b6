import { deferred, IconButton, type IconButtonProps } from "@backoffice/ui";
import { CircleHelp, LogOut, SunMoon } from "lucide-react";
import { memo } from "react";
import { loadOverlay } from "../overlays/load-overlay.ts";
import { showOverlay } from "../overlays/overlays.ts";
import { BellButton } from "./bell-button.tsx";

type TriggerProps = Partial<IconButtonProps>;

// Only the buttons are in the first load; their menus are loaded on hover, focus or click.
const Notifications = deferred(BellButton, () => import("./notification-list.tsx"));
const Appearance = deferred(
  (props: TriggerProps) => <IconButton {...props} label="Appearance" icon={SunMoon} />,
  () => import("./appearance-options.tsx"),
);
const LogOutButton = deferred(
  (props: TriggerProps) => <IconButton {...props} label="Log out" icon={LogOut} />,
  () => import("../overlays/logout-confirmation.tsx"),
);

type ToolsProps = {
  /** Called before another region opens. */
  onLeave?: (() => void) | undefined;
};

/** Information, notifications, appearance and logout: in the top bar, on a phone in the menu. */
export const Tools = memo(({ onLeave }: ToolsProps) => (
  <>
    <IconButton
      label="Information"
      icon={CircleHelp}
      onPointerEnter={() => void loadOverlay.help()}
      onClick={() => {
        onLeave?.();
        showOverlay("help");
      }}
    />
    <Notifications />
    <Appearance />
    <LogOutButton />
  </>
));
