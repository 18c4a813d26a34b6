import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./add-new-domain-v2.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Add domain",
  tags: ["panel:add-new-domain-v2"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NoFlags = look(scenes.WithoutFlags);
