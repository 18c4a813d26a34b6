import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./edit-cloudflare-account.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Edit Cloudflare Account",
  tags: ["panel:edit-cloudflare-account"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
