import type { AutomationProgress } from "./automation-progress.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "../definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    "automation-progress": AutomationProgress;
  }
}

/** The progress of a server task, for any feature. It needs no permission beyond that of its start. */
export const progress = defineModule({
  pages: [],
  panels: definePanels(undefined, () => import("./progress.panels.ts"), {
    "automation-progress": { title: "Progress" },
  }),
});
