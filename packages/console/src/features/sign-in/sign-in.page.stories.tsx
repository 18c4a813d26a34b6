import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./sign-in.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Sign-in",
} satisfies SceneMeta;

export const Default = look();
export const Error = look(scenes.Failed);
export const ReturnToPage = look(scenes.WithReturn);
