import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bank-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Bank",
  tags: ["panel:bank-edit"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NotFound = look(scenes.Gone);
export const LimitedLanguages = look(scenes.LimitedLanguages);
export const UnknownStatusAndArabic = { ...look(scenes.UnknownStatusAndArabic), name: "Unknown status, Arabic name" };
export const NoOperator = { ...look(scenes.WithoutOperator), name: "No operator selected" };
export const New = look(scenes.New);
export const NewForBrand = { ...look(scenes.NewWithoutOwnOperator), name: "New, without an operator selected" };
