import CmsGamesPage from "./all-games/cms-games.page.tsx";
import CmsGamePage from "./all-games/cms-game.page.tsx";
import CmsOperatorGamesPage from "./operator-games/cms-operator-games.page.tsx";
import CmsOperatorGamePage from "./operator-games/cms-operator-game.page.tsx";

/** Pages by path. */
export default {
  "/games-cms/all-games": CmsGamesPage,
  "/games-cms/all-games/{id}": CmsGamePage,
  "/games-cms/operator-games": CmsOperatorGamesPage,
  "/games-cms/operator-games/{id}": CmsOperatorGamePage,
};
