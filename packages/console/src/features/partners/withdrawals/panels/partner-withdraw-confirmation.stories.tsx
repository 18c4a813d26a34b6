import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partner-withdraw-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Partners/Approve or reject partner withdrawal",
  tags: ["panel:partner-withdraw-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const DecidedBefore = look(scenes.DecidedBefore);
export const OfABrand = look(scenes.OfABrand);
