import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./balances.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Players/Player balances",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
