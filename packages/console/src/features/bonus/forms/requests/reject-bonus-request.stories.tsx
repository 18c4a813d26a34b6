import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./reject-bonus-request.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Reject Bonus Request",
  tags: ["panel:reject-bonus-request"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
