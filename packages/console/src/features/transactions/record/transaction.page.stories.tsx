import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./transaction.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Transactions/Transaction",
} satisfies SceneMeta;

export const Default = look();
export const NotFound = look(scenes.Gone);
export const Header = look(scenes.Head);
export const VerifiedHere = { ...look(scenes.VerifiedHere), name: "Verified on this page" };
export const ForAdmin = { ...look(scenes.TabsOfAnAdmin), name: "Signed in as admin" };
