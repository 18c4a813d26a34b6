import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-brand.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Operators/Delete Notification",
  tags: ["panel:delete-brand"],
} satisfies SceneMeta;

export const Default = look();
