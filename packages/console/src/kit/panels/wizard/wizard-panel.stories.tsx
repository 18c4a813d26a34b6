import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./wizard-panel.scenes.tsx";

export default {
  ...scenes.default,
  title: "Patterns/Wizard panel",
} satisfies SceneMeta;

export const Default = look();
export const ReadOnly = look(scenes.WithoutRight);
export const Submitting = scenes.Initializing;
export const ValidationError = scenes.Invalid;
export const ServerRejected = scenes.StepFailed;
export const Completed = scenes.Completed;
export const InADialog = { ...look(scenes.InADialog), name: "In a dialog" };
export const OnAPage = { ...look(scenes.OnAPage), name: "On a page" };
