import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./update-ticket-status.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Support/Update Ticket Status",
  tags: ["panel:update-ticket-status"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const ClosedTicket = look(scenes.OfAClosedTicket);
export const ClosedMeanwhile = {
  ...look(scenes.ClosedBeforeItOpened),
  name: "Closed by another user since it was opened",
};
