import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-notification.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Delete notification",
  tags: ["panel:delete-notification"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const AllOperators = look(scenes.AllOfAllOperators);
