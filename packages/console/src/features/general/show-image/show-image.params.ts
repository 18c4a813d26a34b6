import type { ImageViewerProps } from "@backoffice/ui";

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    /** The images, and which of them to begin with, from 0. */
    "show-image": Pick<ImageViewerProps, "images" | "index">;
  }
}
