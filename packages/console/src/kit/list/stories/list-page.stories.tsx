import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./list-page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Patterns/List page",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const Loading = look(scenes.Loading);
export const Error = look(scenes.Failed);
export const Forbidden = look(scenes.ForbiddenByServer);
export const ReadOnly = look(scenes.WithoutRight);
export const LongContent = look(scenes.HostileTexts);
export const NothingMatches = look(scenes.NothingMatches);
