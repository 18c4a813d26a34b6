import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./support-ticket.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Support/Support Ticket",
  tags: ["panel:support-ticket"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const NextInList = { ...look(scenes.NextOfTheList), name: "Opened from the list" };
export const WithPicture = look(scenes.WithAPicture);
export const WithFile = look(scenes.WithAFile);
export const Closed = look(scenes.Closed);
export const Malformed = { ...look(scenes.Malformed), name: "Invalid link" };
