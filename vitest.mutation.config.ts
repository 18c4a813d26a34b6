import { defineConfig } from "vitest/config";
import { unitProjects } from "./vitest.projects.ts";

/**
 * What `pnpm mutation` runs for each mutant (docs/mutation.md): the tests of what is mutated. Playing stories would take
 * too long, in a browser and in jsdom, and other packages see what is not mutated.
 */
export default defineConfig({
  test: { projects: unitProjects(["packages/api-client", "packages/console"], []) },
});
