import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./edit-cpg-transfer.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Edit CPG Transfer",
  tags: ["panel:edit-cpg-transfer"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
