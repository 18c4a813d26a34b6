import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-cloudflare-zone-v2.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Delete domain",
  tags: ["panel:delete-cloudflare-zone-v2"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
