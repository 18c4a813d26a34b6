import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bonus-withdraw-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Transactions/Approve or reject bonus",
  tags: ["panel:bonus-withdraw-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Error = look(scenes.Unreadable);
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NotEligible = look(scenes.NotEligible);
