import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./form-panel.scenes.tsx";

export default {
  ...scenes.default,
  title: "Patterns/Form panel",
} satisfies SceneMeta;

export const Default = look();
export const Loading = look(scenes.Loading);
export const Error = look(scenes.Failed);
export const Forbidden = look(scenes.Forbidden);
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.ReadOnly);
export const Submitting = scenes.Saving;
export const ValidationError = scenes.Invalid;
export const ServerRejected = scenes.RefusedForAField;
export const LongContent = look(scenes.HostileTexts);
export const InADialog = { ...look(scenes.InADialog), name: "In a dialog" };
