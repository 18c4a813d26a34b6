import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./record-page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Patterns/Record page",
} satisfies SceneMeta;

export const Default = look();
export const Loading = look(scenes.Loading);
export const Error = look(scenes.FailedAndTriedAgain);
export const Forbidden = look(scenes.ForbiddenByServer);
export const NotFound = look(scenes.Gone);
export const LongContent = look(scenes.HostileTexts);
export const NothingChosen = look(scenes.NotChosen);
