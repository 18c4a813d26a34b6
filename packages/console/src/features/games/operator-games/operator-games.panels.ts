import GameDetailsDrawer from "./panels/game-details.drawer.tsx";

/** What each panel of the feature shows. */
export default {
  "game-details": GameDetailsDrawer,
};
