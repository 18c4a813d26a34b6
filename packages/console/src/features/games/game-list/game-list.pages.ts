import GamesPage from "./list/games.page.tsx";

/** Pages by path. */
export default {
  "/gamesV2": GamesPage,
};
