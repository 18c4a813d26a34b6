import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./translations.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/Translation",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const MissingPersian = look(scenes.MissingPersian);
