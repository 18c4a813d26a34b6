import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./utopia-wallet-transaction-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Utopia transaction",
  tags: ["panel:utopia-wallet-transaction-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const NotFound = look(scenes.Gone);
