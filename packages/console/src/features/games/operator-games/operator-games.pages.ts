import OperatorGamesPage from "./list/operator-games.page.tsx";

/** What is at each path of the feature. */
export default {
  "/games": OperatorGamesPage,
};
