import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./operator-activity.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Operators/Operator activity",
  tags: ["panel:operator-activity"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.Forbidden);
export const NotFound = look(scenes.Gone);
