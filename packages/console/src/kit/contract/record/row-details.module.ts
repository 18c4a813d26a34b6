import { defineModule, definePanel } from "../../pages/define-module.ts";
import "./row-details.params.ts";

/** The details of a row of any list that is drawn from its shape. Its right is the list's: it shows what is on it. */
export const rowDetails = defineModule({
  pages: [],
  panels: [
    definePanel({
      id: "row-details",
      title: "Details",
      keptIn: "address",
      params: ["row"],
      panel: () => import("./row-details.drawer.tsx"),
    }),
  ],
});
