import { PlayerPage } from "./record/player.page.tsx";

/** The record page, which the lists do not load. */
export default { "/players/{playerCode}": PlayerPage };
