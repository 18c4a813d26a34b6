import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./domain-details-v2.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Domain",
  tags: ["panel:domain-details-v2"],
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "listDomains" });
export const NotFound = look(scenes.Gone);
export const PartsMissing = { ...look(scenes.PartsMissing), name: "Front Door parts missing" };
export const RecordsReadOnly = look(scenes.CannotChangeRecords);
