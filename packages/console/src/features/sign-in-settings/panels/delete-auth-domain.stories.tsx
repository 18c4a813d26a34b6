import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-auth-domain.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Delete sign-in address",
  tags: ["panel:delete-auth-domain"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
