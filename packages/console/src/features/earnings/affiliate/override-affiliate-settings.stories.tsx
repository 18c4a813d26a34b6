import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./override-affiliate-settings.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Override Affiliate Settings",
  tags: ["panel:override-affiliate-settings"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
