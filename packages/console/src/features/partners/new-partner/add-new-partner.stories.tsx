import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./add-new-partner.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Partners/Add New Partner",
  tags: ["panel:add-new-partner"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const Branded = look(scenes.Branded);
export const UserExists = look(scenes.UserIsThereAlready);
export const BrandNotFound = look(scenes.GoneBrand);
