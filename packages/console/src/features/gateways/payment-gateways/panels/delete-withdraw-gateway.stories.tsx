import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-withdraw-gateway.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Delete withdraw gateway",
  tags: ["panel:delete-withdraw-gateway"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
