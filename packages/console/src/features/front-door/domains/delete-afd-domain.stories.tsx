import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-afd-domain.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Delete custom domain",
  tags: ["panel:delete-afd-domain"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const InUse = { ...look(scenes.StillServed), name: "Still in use" };
