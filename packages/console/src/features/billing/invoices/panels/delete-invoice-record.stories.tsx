import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-invoice-record.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Delete invoice",
  tags: ["panel:delete-invoice-record"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const WithPayments = look(scenes.WithPayments);
