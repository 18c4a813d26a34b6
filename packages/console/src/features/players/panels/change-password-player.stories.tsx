import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./change-password-player.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Players/Change Password",
  tags: ["panel:change-password-player"],
} satisfies SceneMeta;

export const Default = look();
