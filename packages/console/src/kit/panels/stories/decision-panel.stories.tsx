import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./decision-panel.scenes.tsx";

export default {
  ...scenes.default,
  title: "Patterns/Decision panel",
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.Forbidden);
export const Submitting = scenes.Saving;
export const ValidationError = scenes.NoteTooLong;
export const ServerRejected = scenes.RefusedSilently;
export const LongContent = look(scenes.HostileTexts);
export const Danger = look(scenes.Danger);
export const WithFields = look(scenes.WithFields);
