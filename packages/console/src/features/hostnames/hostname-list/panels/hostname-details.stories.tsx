import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./hostname-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Hostname",
  tags: ["panel:hostname-details"],
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showHostname" });
export const NotFound = look(scenes.Gone);
export const DeleteUnavailable = look(scenes.CannotDelete);
