import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./block-list-page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/CMS v2/Sliders",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const NoOperator = { ...look(scenes.NoOperator), name: "No operator selected" };
