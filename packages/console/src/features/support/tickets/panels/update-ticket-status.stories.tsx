import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./update-ticket-status.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Support/Update Ticket Status",
  tags: ["panel:update-ticket-status"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const OfAClosedTicket = look(scenes.OfAClosedTicket);
export const ClosedBeforeItOpened = look(scenes.ClosedBeforeItOpened);
