import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./ticket.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Support/Support ticket",
} satisfies SceneMeta;

export const Default = look();
export const NotFound = look(scenes.Gone);
export const NoPlayer = look(scenes.WithoutPlayers);
