import GameActivityLogDetailsDrawer from "./panels/game-activity-log-details.drawer.tsx";

/** What each panel of the feature shows. */
export default {
  "game-activity-log-details": GameActivityLogDetailsDrawer,
};
