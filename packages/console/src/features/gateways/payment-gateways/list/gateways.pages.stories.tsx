import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./gateways.pages.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Withdraw/Gateways",
} satisfies SceneMeta;

export const Default = look();
export const Deposit = look(scenes.Deposit);
export const EmptyDeposit = look(scenes.EmptyDeposit);
export const EmptyWithdraw = look(scenes.EmptyWithdraw);
