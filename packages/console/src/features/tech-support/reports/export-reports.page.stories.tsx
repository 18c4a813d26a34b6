import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./export-reports.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Tech Support/Export reports",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const LongContent = look(scenes.HostileAddress);
