import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./add-new-domain-minimized.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Add domain by token",
  tags: ["panel:add-new-domain-minimized"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
