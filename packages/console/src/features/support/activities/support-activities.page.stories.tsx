import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./support-activities.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Support/Support activities",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
