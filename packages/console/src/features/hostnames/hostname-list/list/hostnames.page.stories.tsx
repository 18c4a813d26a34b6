import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./hostnames.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/Hostnames",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const OperatorManager = look(scenes.OperatorManager);
