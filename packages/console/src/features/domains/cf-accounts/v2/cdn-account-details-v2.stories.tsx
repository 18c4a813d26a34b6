import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./cdn-account-details-v2.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Cloudflare account",
  tags: ["panel:cdn-account-details-v2"],
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showCfAccount" });
export const NotFound = look(scenes.Gone);
