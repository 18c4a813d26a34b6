import { FlowsPage } from "./list/flows.page.ts";

/** Pages by path. */
export default {
  "/flows": FlowsPage,
};
