import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./general-settings.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Operators/General settings",
} satisfies SceneMeta;

export const Default = look();
export const ReadOnly = look(scenes.ReadsOnly);
export const PlatformStaff = look(scenes.OfPlatformStaff);
