import type { ImageViewerProps } from "@backoffice/ui";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    /** The images, and the index of the first one shown, from 0. */
    "show-image": Pick<ImageViewerProps, "images" | "index">;
  }
}

/** Image viewer for any panel or page. It needs no permission of its own, since the opener shows the same images. */
export const showImage = defineModule({
  pages: [],
  panels: definePanels(undefined, () => import("./show-image.panels.ts"), { "show-image": { title: "Show Image" } }),
});
