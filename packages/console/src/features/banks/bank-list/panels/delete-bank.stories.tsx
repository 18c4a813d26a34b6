import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-bank.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Delete bank",
  tags: ["panel:delete-bank"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
