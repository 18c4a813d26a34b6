import type { AutomationProgress } from "./automation-progress.ts";
import { defineModule } from "../../pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    "automation-progress": AutomationProgress;
  }
}

/** What any feature shows of something that the server does by itself. Its right is that of whoever started it. */
export const progress = defineModule({
  pages: [],
  panels: definePanels(undefined, () => import("./progress.panels.ts"), {
    "automation-progress": { title: "Progress" },
  }),
});
