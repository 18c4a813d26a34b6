import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./withdraw-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Approve or reject withdrawal",
  tags: ["panel:withdraw-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Error = look(scenes.Unreadable);
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NoteRequired = look(scenes.InProgressNeedsANote);
export const AlreadyApproved = look(scenes.AlreadyApproved);
export const InProgressMeanwhile = { ...look(scenes.InProgressByNow), name: "In progress since it was opened" };
