import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partner-brand-setup.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Partners/Brand of a partner",
  tags: ["panel:partner-brand-setup"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.Forbidden);
export const NotFound = look(scenes.Gone);
export const HasOneAlready = look(scenes.HasOneAlready);
