import { globSync, readFileSync } from "node:fs";
import type { Sources } from "./panel-lists.ts";
import { ROOT } from "../root.ts";

/** The files of which `pnpm generate` collects the exports. */
export const collectedSources = (): Sources =>
  new Map(
    globSync(
      [
        "packages/mocks/src/areas/**/*.ts",
        "packages/mocks/src/testing/cases/*.ts",
        "packages/console/src/{features,kit}/**/*.module.ts",
        "packages/console/src/{features,kit}/**/*.{drawer,dialog,modal,confirm,wizard}.tsx",
      ],
      { cwd: ROOT },
    )
      .filter((it) => !it.endsWith(".test.ts"))
      .map((it) => [it, readFileSync(ROOT + it, "utf8")]),
  );
