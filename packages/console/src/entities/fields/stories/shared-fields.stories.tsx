import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./shared-fields.scenes.tsx";

export default {
  ...scenes.default,
  title: "Patterns/Shared fields",
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const ValidationError = scenes.Refused;
