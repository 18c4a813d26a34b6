import DeleteFlow from "./panels/delete-flow.confirm.tsx";
import FlowDetailsDrawer from "./panels/flow-details.drawer.tsx";

/** What each panel of the feature shows. */
export default {
  "flow-details": FlowDetailsDrawer,
  "delete-flow": DeleteFlow,
};
