import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./edit-operator-invoice.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Edit Operator Invoice",
  tags: ["panel:edit-operator-invoice"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const NoOperator = { ...look(scenes.WithoutOperator), name: "No operator selected" };
