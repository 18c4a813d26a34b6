import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./withdraw-gateway-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Withdraw gateway",
  tags: ["panel:withdraw-gateway-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const DeleteUnavailable = look(scenes.CannotDelete);
