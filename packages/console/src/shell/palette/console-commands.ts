import type { Command } from "@backoffice/ui";
import {
  CircleHelp,
  Eye,
  Info,
  Keyboard,
  Link,
  LogOut,
  Moon,
  PilcrowLeft,
  PilcrowRight,
  Printer,
  Rows2,
  Rows3,
  Sun,
  SunMoon,
  type LucideIcon,
} from "lucide-react";
import { copyLink } from "#kit/address/copy-link.ts";
import { changeAppearance, type Appearance } from "#kit/preferences/appearance.ts";
import { isSuperAdmin, type Session } from "#kit/session/session.ts";
import { exitView } from "#kit/session/view-as.ts";
import { CONSOLE_KEYS } from "../keys/console-keys.ts";
import { showOverlay } from "../overlays/overlays.ts";
import { showViewDialog } from "../view-as/view-dialog-store.ts";

const command = (id: string, label: string, icon: LucideIcon, onSelect: () => void, keys?: readonly string[]) =>
  ({ id, label, icon, onSelect, group: "Console", keys }) satisfies Command;

const THEMES: readonly [Appearance["theme"], string, LucideIcon][] = [
  ["system", "Theme: system", SunMoon],
  ["light", "Theme: light", Sun],
  ["dark", "Theme: dark", Moon],
];
const DENSITIES: readonly [Appearance["density"], string, LucideIcon][] = [
  ["compact", "Density: compact", Rows3],
  ["comfortable", "Density: comfortable", Rows2],
];

/** Commands to start or end a view as another role; none for users who may not. */
const viewCommands = (session: Session): readonly Command[] => {
  if (session.viewedAs !== undefined)
    return [command("exit-view", `Exit view as ${session.viewedAs}`, Eye, exitView, CONSOLE_KEYS.exitView)];
  return isSuperAdmin(session) ? [command("view-as", "See as role…", Eye, showViewDialog)] : [];
};

const DIRECTIONS: readonly [Appearance["direction"], string, LucideIcon][] = [
  ["ltr", "Direction: left to right", PilcrowRight],
  ["rtl", "Direction: right to left", PilcrowLeft],
];

/** The commands of every page; of the appearance options, those that are not selected. */
export const consoleCommands = ({ theme, density, direction }: Appearance, session: Session): readonly Command[] => [
  command("link", "Copy a link to this page", Link, () => void copyLink()),
  // After the palette has been removed from the document.
  command("print", "Print this view", Printer, () => void requestAnimationFrame(print)),
  command("help", "Help for this page", CircleHelp, () => showOverlay("help")),
  command("keys", "Keyboard shortcuts", Keyboard, () => showOverlay("shortcuts"), CONSOLE_KEYS.keys),
  command("about", "About this console", Info, () => showOverlay("about")),
  ...THEMES.filter(([it]) => it !== theme).map(([it, label, icon]) =>
    command(`theme:${it}`, label, icon, () => changeAppearance({ theme: it })),
  ),
  ...DENSITIES.filter(([it]) => it !== density).map(([it, label, icon]) =>
    command(`density:${it}`, label, icon, () => changeAppearance({ density: it })),
  ),
  ...viewCommands(session),
  ...DIRECTIONS.filter(([it]) => it !== direction).map(([it, label, icon]) =>
    command(`direction:${it}`, label, icon, () => changeAppearance({ direction: it })),
  ),
  command("logout", "Log out", LogOut, () => showOverlay("logout")),
];
