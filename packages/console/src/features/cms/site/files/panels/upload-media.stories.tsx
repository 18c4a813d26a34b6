import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./upload-media.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/CMS (v1)/Upload Files",
  tags: ["panel:upload-media"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
