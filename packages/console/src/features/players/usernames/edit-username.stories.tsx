import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./edit-username.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Players/Edit Username",
  tags: ["panel:edit-username"],
} satisfies SceneMeta;

export const Default = look();
export const ForAdmin = { ...look(scenes.AdminIsNotBound), name: "Signed in as admin" };
export const NoStatus = { ...look(scenes.WithoutStatus), name: "Without a status" };
