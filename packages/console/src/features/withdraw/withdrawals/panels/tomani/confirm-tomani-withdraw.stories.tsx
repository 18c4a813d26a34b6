import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./confirm-tomani-withdraw.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Confirm Tomani Withdraw",
  tags: ["panel:confirm-tomani-withdraw"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const ChoosesAGateway = look(scenes.ChoosesAGateway);
export const TenWithoutSearch = look(scenes.TenWithoutSearch);
export const ElevenWithSearch = look(scenes.ElevenWithSearch);
export const NoGateways = look(scenes.NoGateways);
export const CannotBeForced = look(scenes.CannotBeForced);
export const Canceled = look(scenes.Canceled);
