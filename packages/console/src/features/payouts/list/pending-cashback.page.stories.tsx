import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./pending-cashback.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Transactions/Pending cashback",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const Forbidden = look(scenes.Forbidden);
export const OldestFirst = look(scenes.OldestFirst);
