import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-form-bonus.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Delete bonus form",
  tags: ["panel:delete-form-bonus"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const RequestsPending = look(scenes.RequestsWait);
