import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./topup-player.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Transactions/Topup Player",
  tags: ["panel:topup-player"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const DailyLimit = look(scenes.DailyLimitIsShown);
export const LimitExceeded = look(scenes.LimitExceeded);
export const BalanceUnknown = look(scenes.BalanceUnknown);
export const ForOperatorStaff = { ...look(scenes.OwnOperatorOfItsStaff), name: "Signed in as operator staff" };
export const BrandOfPlatform = {
  ...look(scenes.PlayersBrandOfThePlatform),
  name: "Player of a brand, signed in as platform staff",
};
