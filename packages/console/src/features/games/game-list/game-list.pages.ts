import GamesPage from "./list/games.page.tsx";
import GamePage from "./record/game.page.tsx";

/** What is at each path of the feature. */
export default {
  "/gamesV2": GamesPage,
  "/gamesV2/{id}": GamePage,
};
