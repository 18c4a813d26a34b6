import { defineModule, definePanel } from "../define-module.ts";
import "./plain-details.params.ts";

/** The details of a row of any list that is drawn from its shape. Its right is the list's: it shows what is on it. */
export const plainDetails = defineModule({
  pages: [],
  panels: [
    definePanel({
      id: "plain-details",
      title: "Details",
      keptIn: "address",
      params: ["row"],
      panel: () => import("./plain-details.drawer.tsx"),
    }),
  ],
});
