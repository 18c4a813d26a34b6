import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./topup-player.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Transactions/Topup Player",
  tags: ["panel:topup-player"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const DailyLimitIsShown = look(scenes.DailyLimitIsShown);
export const LimitExceeded = look(scenes.LimitExceeded);
export const BalanceUnknown = look(scenes.BalanceUnknown);
export const OwnOperatorOfItsStaff = look(scenes.OwnOperatorOfItsStaff);
export const PlayersBrandOfThePlatform = look(scenes.PlayersBrandOfThePlatform);
