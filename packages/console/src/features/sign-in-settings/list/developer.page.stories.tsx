import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./developer.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/Developer",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.NoRecords);
export const DnsRecords = look(scenes.DnsRecords);
export const Organizations = look(scenes.Organizations);
