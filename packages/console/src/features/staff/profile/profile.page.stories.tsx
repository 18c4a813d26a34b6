import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./profile.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Other/Profile",
} satisfies SceneMeta;

export const Default = look();
