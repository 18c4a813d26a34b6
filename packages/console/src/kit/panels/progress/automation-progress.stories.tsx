import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./automation-progress.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Every page/Progress",
  tags: ["panel:automation-progress"],
} satisfies SceneMeta;

export const Default = look({}, { loads: true });
export const Error = look(scenes.Failed);
export const List = look(scenes.List);
export const Completed = look(scenes.Completed);
