import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partner-withdraw.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Partners/Partner Withdraw",
  tags: ["panel:partner-withdraw"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const UnderTheMinimum = look(scenes.UnderTheMinimum);
export const NoRequestLeft = look(scenes.NoRequestLeft);
export const OfAPartnersUser = look(scenes.OfAPartnersUser);
