import type { Contract } from "../contract/contract.ts";
import { lookOf, type Look } from "../reporters/look.ts";
import { progressOn, type Progress } from "./progress.ts";

/** Output streams, environment and loader of the program. `now` is in milliseconds since 1970. */
export type CliContext = {
  out: (text: string) => void;
  err: (text: string) => void;
  env: NodeJS.ProcessEnv;
  now(): number;
  /** `folders` are those of `--ref-folder`. */
  load: (path: string, folders?: readonly string[]) => Promise<Contract>;
  /** How reports are drawn on `out`. */
  look?: Look;
  /** Shows how far a long command is. */
  progress?: Progress;
  /** Aborts when the user stops the command. */
  stopped?: () => AbortSignal;
};

/** Aborts at the first Ctrl-C; the second one ends the process. */
const stoppedByUser = (): AbortSignal => {
  const controller = new AbortController();
  process.once("SIGINT", () => controller.abort());
  return controller.signal;
};

/** The surroundings of this process. */
export const processContext = (load: CliContext["load"]): CliContext => ({
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  now: Date.now,
  load,
  look: lookOf(process.stdout, process.env),
  progress: progressOn(process.stderr),
  stopped: stoppedByUser,
});
