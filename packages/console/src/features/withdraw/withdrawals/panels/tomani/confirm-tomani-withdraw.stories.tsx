import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./confirm-tomani-withdraw.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Confirm Tomani Withdraw",
  tags: ["panel:confirm-tomani-withdraw"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const GatewayChoice = look(scenes.ChoosesAGateway);
export const ManyGateways = look(scenes.ElevenWithSearch);
export const NoGateways = look(scenes.NoGateways);
export const ForceUnavailable = look(scenes.CannotBeForced);
export const Canceled = look(scenes.Canceled);
