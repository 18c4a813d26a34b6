import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./create-custom-domain.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Create Custom Domain",
  tags: ["panel:create-custom-domain"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
