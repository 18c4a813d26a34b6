import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./freebets.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Bonus/Sport freebets",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const NoActions = { ...look(scenes.WithoutActions), name: "Signed in as admin, no actions" };
export const NotEnabled = { ...look(scenes.NotEnabled), name: "Disabled freebets" };
