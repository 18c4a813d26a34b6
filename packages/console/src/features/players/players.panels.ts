import PlayerDetailsDrawer from "./player-details/player-details.drawer.tsx";

/** What each panel of the feature shows. */
export default {
  "player-details": PlayerDetailsDrawer,
};
