import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./support-ticket.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Support/Support Ticket",
  tags: ["panel:support-ticket"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.Forbidden);
export const NotFound = look(scenes.Gone);
export const NextOfTheList = look(scenes.NextOfTheList);
export const WithAPicture = look(scenes.WithAPicture);
export const WithAFile = look(scenes.WithAFile);
export const Closed = look(scenes.Closed);
export const Malformed = look(scenes.Malformed);
