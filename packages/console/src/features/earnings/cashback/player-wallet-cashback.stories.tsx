import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./player-wallet-cashback.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Cashback",
  tags: ["panel:player-wallet-cashback"],
} satisfies SceneMeta;

export const Default = look();
export const Error = look(scenes.Failed);
export const Forbidden = look(scenes.Forbidden);
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.LooksOnly);
export const OperatorsLevels = look(scenes.OperatorsLevels);
