import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./generate-invoice.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Generate Invoice",
  tags: ["panel:generate-invoice"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NoOperator = { ...look(scenes.NoOperator), name: "No operator selected" };
export const OperatorInvoice = look(scenes.OfTheOperator);
