import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./usernames.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Players/Player usernames",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
