import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./front-door-domains.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/Front Door domains",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
