import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bank-accounts.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Withdraw/Bank accounts",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const Duplicates = look(scenes.Duplicates);
