import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./sync-games-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Games catalogue/Sync games",
  tags: ["panel:sync-games-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.Forbidden);
