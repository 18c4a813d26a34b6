import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partner-brand-setup.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Partners/Brand of a partner",
  tags: ["panel:partner-brand-setup"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NotFound = look(scenes.Gone);
export const AlreadyAssigned = look(scenes.HasOneAlready);
