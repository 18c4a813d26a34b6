import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./transform-operator.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Operators/Transform Operator",
  tags: ["panel:transform-operator"],
} satisfies SceneMeta;

export const Default = look();
export const ParentNotActive = look(scenes.ParentNotActive);
export const ParentError = look(scenes.ParentNotRead);
