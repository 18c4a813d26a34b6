import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-cloudflare-account-v2.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Delete Cloudflare account",
  tags: ["panel:delete-cloudflare-account-v2"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const InUse = { ...look(scenes.StillUsed), name: "Still in use" };
