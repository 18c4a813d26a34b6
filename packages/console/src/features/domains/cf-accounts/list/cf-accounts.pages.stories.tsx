import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./cf-accounts.pages.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/Cloudflare accounts",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const HoldHostnames = { ...look(scenes.HoldHostnames), name: "Accounts with hostnames" };
