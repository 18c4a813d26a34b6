import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./tech-support.pages.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Tech Support/Tech support",
} satisfies SceneMeta;

export const Default = look();
export const BusiestServers = look(scenes.BusiestServers);
export const NoServers = look(scenes.NoServers);
