export { createStoryClock } from "../display/clock/story-clock.tsx";
export { loadIndex } from "./start/load-index.ts";
export { type PanelFacts, type PanelState } from "./review/review-list.ts";
export { ReviewPage } from "./review/review-page.tsx";
export { loadManifest } from "./review/pictures/load-manifest.ts";
