import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./withdrawals.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Withdraw/Withdrawals",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const Confirmed = look(scenes.Confirmed);
export const InProgress = look(scenes.InProgress);
