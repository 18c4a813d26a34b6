import type { ImageViewerProps } from "@backoffice/ui";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    /** The images, and which of them to begin with, from 0. */
    "show-image": Pick<ImageViewerProps, "images" | "index">;
  }
}

/** Images that any panel or page shows in full. Its right is theirs: it shows what is on them. */
export const showImage = defineModule({
  pages: [],
  panels: definePanels(undefined, () => import("./show-image.panels.ts"), { "show-image": { title: "Show Image" } }),
});
