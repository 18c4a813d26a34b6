import { useDisableGame, useEnableGame } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { SwitchGame } from "./switch-game.tsx";

/** Enables a game (money §7). */
export const EnableGame = (panel: DialogPanelProps<"enable-game-confirmation">) => (
  <SwitchGame to="enable" write={useEnableGame()} reverse={useDisableGame()} {...panel} />
);
