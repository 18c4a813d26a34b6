import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./forms.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Bonus/Forms",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const New = look(scenes.Added);
export const NoQuestion = look(scenes.NoQuestion);
