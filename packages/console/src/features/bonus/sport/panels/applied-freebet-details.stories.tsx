import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./applied-freebet-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Applied FreeBet Details",
  tags: ["panel:applied-freebet-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const NotFound = look(scenes.Gone);
export const WithTimes = { ...look(scenes.TimesInSeconds), name: "With activation and expiry times" };
