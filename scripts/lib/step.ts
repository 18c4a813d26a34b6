import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "./root.ts";

/** How many tests passed and failed. */
export type Counts = { passed: number; failed: number };

/** One part of the whole test run. */
export type Step = {
  name: string;
  /** Shell commands, one after the other; the first that fails ends the step. */
  commands: readonly string[];
  /** Folder below the repository. */
  folder?: string;
  /** Steps that must have ended before, if they are part of the run. */
  after?: readonly string[];
  /** Does not share the machine with another step. */
  alone?: boolean;
  /** Reads the counts from the report that the commands wrote; without it the step counts as one. */
  counts?: () => Promise<Counts>;
};

/** A step that ended. */
export type Outcome = Counts & { name: string; seconds: number };

const environment = () => ({
  ...process.env,
  PATH: [`${ROOT}node_modules/.bin`, process.env["PATH"]].join(delimiter),
  NO_COLOR: "1",
  NODE_NO_WARNINGS: "1",
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  STORYBOOK_DISABLE_TELEMETRY: "1",
});

/** Runs a command, its output line by line behind the step's name. Answers whether it succeeded. */
const run = (step: Step, command: string): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd: `${ROOT}${step.folder ?? ""}`,
      env: environment(),
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        if (line.trim()) console.log(`${step.name.padEnd(9)} │ ${line}`);
      });
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });

/** Runs a step to its end; it never throws. A failed command without a failed test still counts as one failure. */
export const runStep = async (step: Step): Promise<Outcome> => {
  const start = performance.now();
  let good = true;
  for (const command of step.commands) good = good && (await run(step, command));
  const counts = (await step.counts?.().catch(() => undefined)) ?? { passed: 0, failed: 0 };
  if (!step.counts && good) counts.passed = 1;
  // No report, or no test at all, is not a success.
  if ((!good || counts.passed === 0) && counts.failed === 0) counts.failed = 1;
  return { ...counts, name: step.name, seconds: (performance.now() - start) / 1000 };
};
