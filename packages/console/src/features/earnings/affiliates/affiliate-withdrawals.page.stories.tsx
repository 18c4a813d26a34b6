import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./affiliate-withdrawals.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Withdraw/Affiliate withdrawals",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const ReadOnly = look(scenes.LooksOnly);
