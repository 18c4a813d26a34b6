import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bank-account-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Approve or reject bank account",
  tags: ["panel:bank-account-confirmation"],
} satisfies SceneMeta;

export const Default = look();
