import { AutomationProgressDialog } from "./automation-progress.dialog.tsx";

/** Content of the panel. */
export default {
  "automation-progress": AutomationProgressDialog,
};
