import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./players.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Players/Players",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const ForAdmin = { ...look(scenes.NoParentOperatorForAdmins), name: "Signed in as admin" };
export const Blocked = look(scenes.Blocked);
