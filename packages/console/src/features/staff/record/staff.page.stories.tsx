import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./staff.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Other/Admin details",
} satisfies SceneMeta;

export const Default = look();
export const NotFound = look(scenes.Gone);
export const Rights = { ...look(scenes.Rights), name: "Permissions tab" };
export const Activity = { ...look(scenes.Activity), name: "Activity tab" };
export const SignIns = { ...look(scenes.SignIns), name: "Sign-ins tab" };
