import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-transaction.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Transactions/Delete transaction",
  tags: ["panel:delete-transaction"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
