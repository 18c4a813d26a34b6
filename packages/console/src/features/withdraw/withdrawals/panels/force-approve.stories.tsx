import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./force-approve.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Force Approve",
  tags: ["panel:force-approve"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const DecidedMeanwhile = { ...look(scenes.DecidedByNow), name: "Decided by another user since it was opened" };
