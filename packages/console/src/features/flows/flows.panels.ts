import DeleteFlow from "./panels/delete-flow.confirm.tsx";
import FlowDetailsDrawer from "./panels/flow-details.drawer.tsx";

/** Panels by ID. */
export default {
  "flow-details": FlowDetailsDrawer,
  "delete-flow": DeleteFlow,
};
