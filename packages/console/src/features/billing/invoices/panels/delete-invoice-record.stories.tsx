import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-invoice-record.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Delete invoice",
  tags: ["panel:delete-invoice-record"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const WithPayments = look(scenes.WithPayments);
export const WithoutId = look(scenes.WithoutId);
