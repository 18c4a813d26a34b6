import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./reject-deposit-order.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Deposit/Reject Deposit Order",
  tags: ["panel:reject-deposit-order"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
