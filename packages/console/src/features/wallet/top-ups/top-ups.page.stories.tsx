import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./top-ups.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Transactions/Top-ups",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const Forbidden = look(scenes.Forbidden);
export const Decreases = look(scenes.Decreases);
