import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./test-your-settings.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Test Your Settings",
  tags: ["panel:test-your-settings"],
} satisfies SceneMeta;

export const Default = look();
export const OwnRate = look(scenes.OwnRate);
export const RateMissing = look(scenes.RateMissing);
