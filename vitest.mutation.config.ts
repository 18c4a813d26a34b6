import { defineConfig } from "vitest/config";
import { unitProjects } from "./vitest.projects.ts";

/**
 * What `pnpm mutation` runs for each mutant (docs/mutation.md): the tests of what is mutated. The stories' browser would
 * take too long, and other packages see what is not mutated.
 */
export default defineConfig({
  test: { projects: unitProjects(["packages/api-client", "packages/console"]) },
});
