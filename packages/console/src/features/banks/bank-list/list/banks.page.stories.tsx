import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./banks.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Withdraw/Bank list",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const OneOperator = look(scenes.OneOperator);
