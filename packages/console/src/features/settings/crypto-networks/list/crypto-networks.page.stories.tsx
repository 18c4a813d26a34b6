import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./crypto-networks.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/Crypto networks",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const Forbidden = look(scenes.Forbidden);
