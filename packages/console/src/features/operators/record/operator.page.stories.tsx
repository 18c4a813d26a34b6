import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./operator.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Operators/Operator details",
} satisfies SceneMeta;

export const Default = look();
export const NotFound = look(scenes.Gone);
export const Brand = look(scenes.OfABrand);
export const BrandsTab = look(scenes.BrandsTab);
export const DomainsTab = look(scenes.DomainsTab);
export const GatewaysTab = look(scenes.GatewaysTab);
export const ActivitiesTab = look(scenes.ActivitiesTab);
export const LanguagesTab = look(scenes.LanguagesTab);
export const SettingsError = look(scenes.SettingsNotRead);
