import GamePage from "./record/game.page.tsx";

/** The record page, which the lists do not load. */
export default { "/gamesV2/{id}": GamePage };
