import { relative } from "node:path";
import { createVitest, parseCLI } from "vitest/node";
import { ROOT } from "../root.ts";
import type { Listing } from "./list-tests.ts";

/*
 * Process of list-tests.ts: receives Vitest commands as argument lists and sends back the files that each would run. One
 * process and one Vitest for each configuration: loading Storybook for each command anew takes seconds.
 */

/** Values of `--update`; any other one was meant as a path. */
const UPDATES: readonly unknown[] = [undefined, true, "new", "all", "none"];

const listAll = async (commands: readonly (readonly string[])[]): Promise<Listing[]> => {
  const parsed = commands.map((words) => parseCLI([...words]));
  const listings: Listing[] = [];
  for (const [config, ofConfig] of Map.groupBy(parsed, ({ options }) => options.config || undefined)) {
    const vitest = await createVitest({ watch: false, run: true, ...(config ? { config } : {}) });
    for (const command of ofConfig) {
      const { filter, options } = command;
      const specs = await vitest.globTestSpecifications(filter);
      // A project of stories is named with its browser: "storybook (chromium)".
      const projects = new Set([options.project ?? []].flat());
      const taken = specs.filter(({ project }) => projects.size === 0 || projects.has(project.name.split(" ")[0]!));
      listings[parsed.indexOf(command)] = {
        files: [...new Set(taken.map(({ moduleId }) => relative(ROOT, moduleId)))],
        problem: UPDATES.includes(options.update)
          ? undefined
          : `--update takes "${String(options.update)}" as its value`,
      };
    }
    await vitest.close();
  }
  return listings;
};

process.once("message", (commands: readonly (readonly string[])[]) => {
  listAll(commands).then(
    (listings) => process.send?.(listings, () => process.exit()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
