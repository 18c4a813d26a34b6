import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Folders and files that take minutes, the longest first. */
const LONGEST = [/\/panel-tests\/every-/, /\/panel-tests\//, /\/catalogue-tests\//, /\/documented-lines\./, /\/new\//];

const rank = ({ moduleId }: TestSpecification): number => {
  const index = LONGEST.findIndex((it) => it.test(moduleId));
  return index < 0 ? LONGEST.length : index;
};

/**
 * Starts the longest files of each project first, so that none is left to one worker at the end. Vitest goes by the times
 * of the previous run; on a fresh checkout there is none, and the longest files are not the largest.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's method, which copies
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((it) => it.project === project).toSorted((one, other) => rank(one) - rank(other)),
    );
  }
}
