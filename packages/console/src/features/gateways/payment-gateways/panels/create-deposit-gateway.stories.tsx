import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./create-deposit-gateway.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/New deposit gateway",
  tags: ["panel:create-deposit-gateway"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NoOperator = { ...look(scenes.NoOperator), name: "No operator selected" };
export const NoGateways = look(scenes.NoGateways);
export const AnotherOperator = { ...look(scenes.AnotherOperator), name: "Another operator chosen" };
export const ForABrand = { ...look(scenes.ForABrand), name: "Brand" };
