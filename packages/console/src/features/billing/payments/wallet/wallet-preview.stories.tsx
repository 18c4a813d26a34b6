import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./wallet-preview.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Wallet Preview",
  tags: ["panel:wallet-preview"],
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "listOperatorBalances" });
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const Figures = { ...look(scenes.Figures), name: "Balance below the debt" };
export const Covered = { ...look(scenes.Covered), name: "Balance covers the debt" };
export const AnotherOperator = { ...look(scenes.AnotherOperator), name: "Another operator chosen" };
