import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./afd-domain-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/AFD Domain Details",
  tags: ["panel:afd-domain-details"],
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showFrontDoorDomain" });
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const NotFound = look(scenes.Gone);
export const PendingValidation = look(scenes.NotValidatedYet);
export const RouteError = look(scenes.RouteUnread);
