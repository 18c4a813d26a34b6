import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./afd-domain-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/AFD Domain Details",
  tags: ["panel:afd-domain-details"],
} satisfies SceneMeta;

export const Default = look();
export const Error = look(scenes.Failed);
export const Forbidden = look(scenes.Forbidden);
export const NotFound = look(scenes.Gone);
export const NotValidatedYet = look(scenes.NotValidatedYet);
export const RouteUnread = look(scenes.RouteUnread);
