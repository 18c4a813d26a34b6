import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./games-cms.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Games CMS/Games CMS",
} satisfies SceneMeta;

export const Default = look();
export const OperatorGames = look(scenes.OperatorGames);
export const OneGame = look(scenes.OfOneGame);
export const OperatorGameUnassigned = look(scenes.OperatorGameOfNobody);
export const ForAnOperator = { ...look(scenes.ForAnOperator), name: "Game of one operator" };
