import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./reconcile-bet-debit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bets/Reconcile Bet Debit",
  tags: ["panel:reconcile-bet-debit"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
