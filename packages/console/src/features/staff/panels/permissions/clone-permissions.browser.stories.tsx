import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./clone-permissions.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Settings/Clone Permissions",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const AnotherSource = scenes.AnotherSource;
export const NotForTheRole = scenes.NotForTheRole;
export const RefusedWithoutWords = scenes.RefusedWithoutWords;
export const NoAnswer = scenes.NoAnswer;
export const LostMeanwhile = scenes.LostMeanwhile;
