import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-auth-organization.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Delete organization",
  tags: ["panel:delete-auth-organization"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const StillUsed = look(scenes.StillUsed);
