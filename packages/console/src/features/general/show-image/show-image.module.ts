import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./show-image.params.ts";

/** Images that any panel or page shows in full. Its right is theirs: it shows what is on them. */
export const showImage = defineModule({
  pages: [],
  panels: definePanels(undefined, () => import("./show-image.panels.ts"), { "show-image": { title: "Show Image" } }),
});
