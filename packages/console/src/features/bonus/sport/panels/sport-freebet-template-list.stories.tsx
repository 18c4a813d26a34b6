import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./sport-freebet-template-list.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Sport FreeBets",
  tags: ["panel:sport-freebet-template-list"],
} satisfies SceneMeta;

export const Default = look();
export const Loading = look(scenes.Loading);
export const Error = frameLook({ error: "listSportFreebets" });
export const Forbidden = look(scenes.WithoutRight);
export const NotFound = look(scenes.Gone);
