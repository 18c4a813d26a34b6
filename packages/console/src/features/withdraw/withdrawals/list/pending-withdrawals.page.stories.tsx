import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./pending-withdrawals.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Withdraw/Pending withdrawals",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
