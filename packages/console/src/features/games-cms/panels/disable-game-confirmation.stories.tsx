import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./disable-game-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Games CMS/Disable game",
  tags: ["panel:disable-game-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
