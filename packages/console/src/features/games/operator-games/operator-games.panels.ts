import GameDetailsDrawer from "./panels/game-details.drawer.tsx";

/** Panels by ID. */
export default {
  "game-details": GameDetailsDrawer,
};
