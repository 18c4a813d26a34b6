import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./add-cloud-account-token-v2.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Add Cloudflare Account",
  tags: ["panel:add-cloud-account-token-v2"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const New = look(scenes.Added);
