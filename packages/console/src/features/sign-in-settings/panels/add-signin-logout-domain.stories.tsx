import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./add-signin-logout-domain.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Add logout address",
  tags: ["panel:add-signin-logout-domain"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
