import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "row-details": { row: string };
  }
}

/** The details of a row of any generated list. They need no permission beyond the list's. */
export const rowDetails = defineModule({
  pages: [],
  panels: definePanels(undefined, () => import("./row-details.panels.ts"), {
    "row-details": { title: "Details", params: ["row"] },
  }),
});
