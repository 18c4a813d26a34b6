import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partners.pages.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Partners/Partners",
} satisfies SceneMeta;

export const Default = look();
export const FreeBrands = look(scenes.FreeBrands);
export const Channels = look(scenes.Channels);
export const Report = look(scenes.Report);
export const Brands = look(scenes.Brands);
export const NoFreeBrands = look(scenes.NoFreeBrands);
