import EnableGame from "./panels/enable-game.confirm.tsx";
import DisableGame from "./panels/disable-game.confirm.tsx";
import ActivateGames from "./panels/activate-games.confirm.tsx";
import DeactivateGames from "./panels/deactivate-games.confirm.tsx";

/** Panels by ID. */
export default {
  "enable-game-confirmation": EnableGame,
  "disable-game-confirmation": DisableGame,
  "activate-games-by-aggregator": ActivateGames,
  "deactivate-games-by-aggregator": DeactivateGames,
};
