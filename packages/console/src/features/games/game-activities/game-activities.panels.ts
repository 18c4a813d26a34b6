import GameActivityLogDetailsDrawer from "./panels/game-activity-log-details.drawer.tsx";

/** Panels by ID. */
export default {
  "game-activity-log-details": GameActivityLogDetailsDrawer,
};
