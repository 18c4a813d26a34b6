export { createStoryClock } from "../display/story-clock.tsx";
export { loadIndex } from "./load-index.ts";
export { type PanelFacts } from "./review-list.ts";
export { ReviewPage } from "./review-page.tsx";
