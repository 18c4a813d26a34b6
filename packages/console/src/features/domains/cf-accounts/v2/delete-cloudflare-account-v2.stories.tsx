import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-cloudflare-account-v2.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Delete Cloudflare account",
  tags: ["panel:delete-cloudflare-account-v2"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const StillUsed = look(scenes.StillUsed);
