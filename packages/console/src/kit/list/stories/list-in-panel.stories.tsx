import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./list-in-panel.scenes.tsx";

export default {
  ...scenes.default,
  title: "Patterns/List in a panel",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const Loading = look(scenes.Loading);
export const Error = look(scenes.FailedAndTriedAgain);
export const LongContent = look(scenes.HostileTexts);
