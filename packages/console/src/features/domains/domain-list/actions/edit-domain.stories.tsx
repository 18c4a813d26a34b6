import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./edit-domain.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Edit Domain",
  tags: ["panel:edit-domain"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NoFlags = look(scenes.WithoutFlags);
