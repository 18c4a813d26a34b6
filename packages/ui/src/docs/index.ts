export { loadIndex } from "./load-index.ts";
export { type PanelFacts } from "./review-list.ts";
export { ReviewPage } from "./review-page.tsx";
