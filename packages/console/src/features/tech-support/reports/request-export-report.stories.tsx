import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./request-export-report.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Tech Support/New report",
  tags: ["panel:request-export-report"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
