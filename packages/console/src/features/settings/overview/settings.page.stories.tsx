import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./settings.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/Overview",
} satisfies SceneMeta;

export const Default = look();
export const SystemError = { ...look(scenes.SystemUnread), name: "System figures not loaded" };
