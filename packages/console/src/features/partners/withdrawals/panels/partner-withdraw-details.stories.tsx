import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partner-withdraw-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Partners/Partner Withdraw Details",
  tags: ["panel:partner-withdraw-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const UnknownStatus = look(scenes.UnknownStatus);
export const ForOperatorManager = { ...look(scenes.ForManagers), name: "Signed in as operator manager" };
export const Brand = look(scenes.OfABrand);
