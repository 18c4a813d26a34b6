import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partner-progress-dialog.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Partners/Partner progress dialog",
} satisfies SceneMeta;

export const Default = look();
