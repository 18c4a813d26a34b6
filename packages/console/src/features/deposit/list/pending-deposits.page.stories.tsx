import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./pending-deposits.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Deposit/Pending deposits",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const OldestFirst = look(scenes.OldestFirst);
