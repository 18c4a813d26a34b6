import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./verify-deposit-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Deposit/Verify Deposit Confirmation",
  tags: ["panel:verify-deposit-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const AlreadyRejected = look(scenes.AlreadyRejected);
