import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partner-withdraw-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Partners/Approve or reject partner withdrawal",
  tags: ["panel:partner-withdraw-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const AlreadyDecided = look(scenes.DecidedBefore);
export const Brand = look(scenes.OfABrand);
