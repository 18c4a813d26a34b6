import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./provider-payment.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Provider Payment",
  tags: ["panel:provider-payment"],
} satisfies SceneMeta;

export const Default = look();
export const Error = look(scenes.Failed);
export const Forbidden = look(scenes.Forbidden);
export const AnotherOperator = look(scenes.AnotherOperator);
export const OwnWallet = look(scenes.OwnWallet);
