import GameActivitiesPage from "./list/game-activities.page.tsx";

/** Pages by path. */
export default {
  "/gamesV2/activities": GameActivitiesPage,
};
