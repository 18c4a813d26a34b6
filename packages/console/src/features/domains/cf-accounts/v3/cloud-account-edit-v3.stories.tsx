import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./cloud-account-edit-v3.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Cloudflare account, form",
  tags: ["panel:cloud-account-edit-v3"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const New = look(scenes.Added);
