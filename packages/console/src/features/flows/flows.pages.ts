import { FlowsPage } from "./list/flows.page.ts";

/** What is at the path of the feature. */
export default {
  "/flows": FlowsPage,
};
