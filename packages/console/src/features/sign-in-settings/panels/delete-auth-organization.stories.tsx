import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-auth-organization.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Delete organization",
  tags: ["panel:delete-auth-organization"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const InUse = { ...look(scenes.StillUsed), name: "Still in use" };
