import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./edit-operator-invoice-record.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Edit Operator Invoice Record",
  tags: ["panel:edit-operator-invoice-record"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
