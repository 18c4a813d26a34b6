import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./players.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Players/Players",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const Forbidden = look(scenes.Forbidden);
export const NoParentOperatorForAdmins = look(scenes.NoParentOperatorForAdmins);
export const Blocked = look(scenes.Blocked);
