import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./withdraw-utopia-wallet.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Withdraw Utopia Wallet",
  tags: ["panel:withdraw-utopia-wallet"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
