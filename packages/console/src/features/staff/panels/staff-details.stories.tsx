import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./staff-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Staff Details",
  tags: ["panel:staff-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NotFound = look(scenes.Gone);
export const LongContent = look(scenes.HostileName);
