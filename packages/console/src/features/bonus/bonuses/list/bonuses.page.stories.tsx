import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bonuses.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Bonus/Bonuses",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const ReadOnly = look(scenes.LooksOnly);
export const Transactions = look(scenes.Transactions);
export const Record = { ...look(scenes.Record), name: "Bonus page" };
export const ReleaseRecord = { ...look(scenes.ReleaseRecord), name: "Bonus release page" };
