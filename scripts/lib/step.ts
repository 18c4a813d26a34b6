import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import type { Report } from "./report.ts";
import { ROOT } from "./root.ts";

/** One step of the full test run. */
export type Step = {
  name: string;
  /** Shell commands in sequence. The first failure ends the step. */
  commands: readonly string[];
  /** Environment variables in addition to those of the whole run. */
  environment?: Readonly<Record<string, string>>;
  /** Folder below the repository root. */
  folder?: string;
  /** Steps that must have ended before, if they are part of the run. */
  after?: readonly string[];
  /** Runs without another step in parallel. */
  alone?: boolean;
  /** Whether a run without tests is allowed. */
  mayBeEmpty?: boolean;
  /** Reads the report of the commands. Without it the step counts as one test. */
  report?: () => Promise<Report>;
};

/** The result of a finished step. `causes` is vitest's breakdown of the time of its processes. */
export type Outcome = Report & { name: string; seconds: number; causes: string };

const environment = () => ({
  ...process.env,
  PATH: [`${ROOT}node_modules/.bin`, process.env["PATH"]].join(delimiter),
  NO_COLOR: "1",
  NODE_NO_WARNINGS: "1",
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  STORYBOOK_DISABLE_TELEMETRY: "1",
});

/** Runs a command with its output prefixed by the step's name and collected in `said`. Returns whether it succeeded. */
const run = (step: Step, command: string, output: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd: `${ROOT}${step.folder ?? ""}`,
      env: { ...environment(), ...step.environment },
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        if (!line.trim()) return;
        output.push(line);
        console.log(`${step.name.padEnd(9)} │ ${line}`);
      });
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });

const LAST_WORDS = 30;

/** Shares of startup, transform, import, setup and tests: `Duration  126.15s (tests 51%, environment 43%)`. */
const causesIn = (output: readonly string[]): string =>
  output.flatMap((line) => /\bDuration\s.*\((.+%)\)/.exec(stripVTControlCharacters(line))?.[1] ?? []).join("; ");

/** Runs a step; never throws. A failed command without a failed test counts as one failure. */
export const runStep = async (step: Step): Promise<Outcome> => {
  const start = performance.now();
  const output: string[] = [];
  let good = true;
  for (const command of step.commands) good = good && (await run(step, command, output));
  const none: Report = { passed: !step.report && good ? 1 : 0, failures: [], files: [] };
  const { passed, failures, files } = (await step.report?.().catch(() => undefined)) ?? none;
  // A missing report, or no test at all, is not a success.
  const silent = (!good || (passed === 0 && !step.mayBeEmpty)) && failures.length === 0;
  return {
    name: step.name,
    seconds: (performance.now() - start) / 1000,
    passed,
    files,
    causes: causesIn(output),
    failures: silent ? [output.slice(-LAST_WORDS).join("\n")] : failures,
  };
};
