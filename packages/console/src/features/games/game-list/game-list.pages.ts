import GamesPage from "./list/games.page.tsx";
import GamePage from "./record/game.page.tsx";

/** Pages by path. */
export default {
  "/gamesV2": GamesPage,
  "/gamesV2/{id}": GamePage,
};
