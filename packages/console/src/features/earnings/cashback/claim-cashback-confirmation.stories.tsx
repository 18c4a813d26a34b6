import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./claim-cashback-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Claim Cashback Confirmation",
  tags: ["panel:claim-cashback-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const NothingToClaim = look(scenes.NothingToClaim);
export const BelowTheMinimum = look(scenes.BelowTheMinimum);
export const Unread = look(scenes.Unread);
