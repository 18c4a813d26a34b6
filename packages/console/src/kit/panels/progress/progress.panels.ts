import { AutomationProgressDialog } from "./automation-progress.dialog.tsx";

/** What the panel shows. */
export default {
  "automation-progress": AutomationProgressDialog,
};
