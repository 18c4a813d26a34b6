import { useDisableGame, useEnableGame } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { SwitchGame } from "./switch-game.tsx";

/** Disables a game (money §7). */
export const DisableGame = (panel: DialogPanelProps<"disable-game-confirmation">) => (
  <SwitchGame to="disable" write={useDisableGame()} reverse={useEnableGame()} {...panel} />
);
