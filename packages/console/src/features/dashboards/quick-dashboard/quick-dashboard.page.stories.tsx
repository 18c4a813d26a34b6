import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./quick-dashboard.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Dashboards/Quick dashboard",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const Loading = frameLook({ loading: "getWaiting" });
export const ForDevOps = { ...look(scenes.DevOps), name: "Signed in as DevOps" };
export const Partner = look(scenes.Partner);
