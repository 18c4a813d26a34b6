import { defineModule } from "../../pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./progress.params.ts";

/** What any feature shows of something that the server does by itself. Its right is that of whoever started it. */
export const progress = defineModule({
  pages: [],
  panels: definePanels(undefined, () => import("./progress.panels.ts"), {
    "automation-progress": { title: "Progress" },
  }),
});
