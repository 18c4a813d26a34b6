import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./player.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Players/Player details",
} satisfies SceneMeta;

export const Default = look();
export const NotFound = look(scenes.Gone);
export const WalletTab = look(scenes.WalletTab);
export const TransactionsTab = look(scenes.TransactionsTab);
export const BetsTab = look(scenes.BetsTab);
export const BonusesTab = look(scenes.BonusesTab);
export const KycTab = look(scenes.KycTab);
export const ActivityTab = look(scenes.ActivityTab);
