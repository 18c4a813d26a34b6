import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-player.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Players/Player Delete Confirmation",
  tags: ["panel:delete-player"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NoUsername = look(scenes.WithoutUsername);
