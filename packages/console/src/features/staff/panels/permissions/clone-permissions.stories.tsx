import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./clone-permissions.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Clone Permissions",
  tags: ["panel:clone-permissions"],
} satisfies SceneMeta;

export const Default = look();
