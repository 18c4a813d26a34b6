import { useEnableGame } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/define-panels.ts";
import { SwitchGame } from "./switch-game.tsx";

/** Enables a game (money §7). */
const EnableGameConfirm = ({
  params: { gameId, title, opId },
  ...rest
}: DialogPanelProps<"enable-game-confirmation">) => {
  const write = useEnableGame();
  return gameId && title && opId ? <SwitchGame to="enable" {...{ gameId, title, opId, write }} {...rest} /> : null;
};

export default EnableGameConfirm;
