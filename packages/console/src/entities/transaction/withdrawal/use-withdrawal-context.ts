import { usePlayerRisk } from "#entities/player/checks/use-player-sources.ts";
import { usePlayerTurnover } from "#entities/player/use-player-turnover.ts";
import { usePlayer } from "#entities/player/use-player.ts";

/**
 * The facts beside a withdrawal: player, sums of the player's deposits and withdrawals in USD, risk. Each is read only
 * with its permission.
 */
export const useWithdrawalContext = (playerCode: string) => ({
  player: usePlayer(playerCode),
  ...usePlayerTurnover(playerCode),
  risk: usePlayerRisk(playerCode),
});
