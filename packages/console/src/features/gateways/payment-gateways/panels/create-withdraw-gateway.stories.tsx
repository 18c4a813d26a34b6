import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./create-withdraw-gateway.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/New withdraw gateway",
  tags: ["panel:create-withdraw-gateway"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NoOperator = { ...look(scenes.NoOperator), name: "No operator selected" };
export const NoGateways = look(scenes.NoGateways);
