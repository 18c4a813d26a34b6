import OperatorGamesPage from "./list/operator-games.page.tsx";

/** Pages by path. */
export default {
  "/games": OperatorGamesPage,
};
