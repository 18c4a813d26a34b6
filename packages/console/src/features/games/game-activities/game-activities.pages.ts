import GameActivitiesPage from "./list/game-activities.page.tsx";

/** What is at each path of the feature. */
export default {
  "/gamesV2/activities": GameActivitiesPage,
};
