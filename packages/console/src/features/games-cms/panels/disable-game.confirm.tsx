import { useDisableGame } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/define-panels.ts";
import { SwitchGame } from "./switch-game.tsx";

/** Disables a game (money §7). */
const DisableGameConfirm = ({
  params: { gameId, title, opId },
  ...rest
}: DialogPanelProps<"disable-game-confirmation">) => {
  const write = useDisableGame();
  return gameId && title && opId ? <SwitchGame to="disable" {...{ gameId, title, opId, write }} {...rest} /> : null;
};

export default DisableGameConfirm;
