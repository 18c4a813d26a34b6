import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./reset-player-2fa.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Players/Reset Player 2FA",
  tags: ["panel:reset-player-2fa"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
