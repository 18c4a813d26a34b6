import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./utopia-wallet.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Withdraw/Utopia wallet",
} satisfies SceneMeta;

export const Default = look();
export const ForOperator = { ...look(scenes.NoTabForOperators), name: "Signed in as operator staff" };
export const ForOtherRoles = { ...look(scenes.NoTabForOthers), name: "Signed in with another role" };
