import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./winner-prize-payout-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Tournaments/Winner Prize Payout Confirmation",
  tags: ["panel:winner-prize-payout-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const AlreadyPaid = look(scenes.AlreadyPaid);
