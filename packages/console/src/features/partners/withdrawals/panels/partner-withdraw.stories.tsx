import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partner-withdraw.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Partners/Partner Withdraw",
  tags: ["panel:partner-withdraw"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const BelowMinimum = look(scenes.UnderTheMinimum);
export const RequestGone = look(scenes.NoRequestLeft);
export const PartnerUser = look(scenes.OfAPartnersUser);
