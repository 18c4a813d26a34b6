import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./claim-cashback-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Claim Cashback Confirmation",
  tags: ["panel:claim-cashback-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NothingToClaim = look(scenes.NothingToClaim);
export const BelowMinimum = look(scenes.BelowTheMinimum);
export const FiguresError = { ...look(scenes.Unread), name: "Figures not loaded" };
