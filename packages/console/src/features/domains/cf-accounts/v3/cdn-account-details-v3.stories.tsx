import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./cdn-account-details-v3.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Cloudflare account v3",
  tags: ["panel:cdn-account-details-v3"],
} satisfies SceneMeta;

export const Default = look();
export const NotFound = look(scenes.Gone);
