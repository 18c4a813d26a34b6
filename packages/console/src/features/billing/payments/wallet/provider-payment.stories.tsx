import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./provider-payment.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Provider Payment",
  tags: ["panel:provider-payment"],
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showOperator" });
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const AnotherOperator = { ...look(scenes.AnotherOperator), name: "Operator chosen by platform staff" };
export const OwnWallet = { ...look(scenes.OwnWallet), name: "Signed in as operator admin" };
