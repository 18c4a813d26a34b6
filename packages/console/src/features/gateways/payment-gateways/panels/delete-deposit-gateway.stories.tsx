import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-deposit-gateway.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Delete deposit gateway",
  tags: ["panel:delete-deposit-gateway"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
