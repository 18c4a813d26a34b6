import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bank-account-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Bank account",
  tags: ["panel:bank-account-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const UnknownStatus = look(scenes.UnknownStatus);
export const DuplicateNumbers = look(scenes.DuplicateNumbers);
