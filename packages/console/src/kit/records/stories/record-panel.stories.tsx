import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./record-panel.scenes.tsx";

export default {
  ...scenes.default,
  title: "Patterns/Record panel",
} satisfies SceneMeta;

export const Default = look();
export const Loading = look(scenes.Loading);
export const Error = look(scenes.Failed);
export const Forbidden = look(scenes.Forbidden);
export const NotFound = look(scenes.Gone);
export const LongContent = look(scenes.HostileTexts);
export const Json = scenes.Json;
