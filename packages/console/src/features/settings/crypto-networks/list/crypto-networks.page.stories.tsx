import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./crypto-networks.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/Crypto networks",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
