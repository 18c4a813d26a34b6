import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./confirm-panel.scenes.tsx";

export default {
  ...scenes.default,
  title: "Patterns/Confirmation panel",
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.Forbidden);
export const Submitting = scenes.Saving;
export const ServerRejected = scenes.RefusedSilently;
export const LongContent = look(scenes.HostileTexts);
export const UnknownOutcome = scenes.UnknownOutcome;
