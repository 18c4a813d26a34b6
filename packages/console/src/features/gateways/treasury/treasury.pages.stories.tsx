import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./treasury.pages.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Withdraw/Treasuries",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const Error = frameLook({ error: "listTreasuries" });
export const NotFound = look(scenes.AccountOfNobody);
export const OwnAccount = look(scenes.OwnAccount);
