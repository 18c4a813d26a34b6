import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./flow-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Other/Flow",
  tags: ["panel:flow-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const NoFlows = look(scenes.NoFlows);
export const ListForbidden = look(scenes.ListForbidden);
