import { useDisableGame } from "@backoffice/api-client";
import type { PanelProps } from "#kit/pages/define-module.ts";
import { SwitchGame } from "./switch-game.tsx";

/** Disables a game (money §7). */
const DisableGameConfirm = ({ params: { gameId, title, opId }, ...rest }: PanelProps<"disable-game-confirmation">) => {
  const write = useDisableGame();
  return gameId && title && opId ? <SwitchGame to="disable" {...{ gameId, title, opId, write }} {...rest} /> : null;
};

export default DisableGameConfirm;
