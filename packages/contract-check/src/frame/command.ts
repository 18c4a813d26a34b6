import type { Contract } from "../contract/contract.ts";
import type { Report } from "./report.ts";

/** An option of a command. `value` names its argument; without it the option is a switch. */
export type Option = { value?: string; multiple?: boolean; description: string };
export type Options = Record<string, Option>;

/** The parsed command line. */
export type Given = {
  /** The last value of an option. */
  text(name: string): string | undefined;
  /** All values of an option; with `multiple` also the following words. */
  texts(name: string): string[];
  isOn(name: string): boolean;
  /** A number above zero. Throws a `UsageError` otherwise. */
  number(name: string): number | undefined;
};

/** The input of a command. `contract` is loaded on first use, since a command may load another one first. */
export type Call = {
  given: Given;
  contract: () => Promise<Contract>;
  env: NodeJS.ProcessEnv;
  /** Prints a message before the report, such as where a server listens. */
  err: (text: string) => void;
  /** Says how far a long run is, such as `20 of 300 calls`. */
  progress: (text: string) => void;
  /** Aborts when the user stops the command: it reports what it has found so far. */
  stopped: () => AbortSignal;
};

/**
 * A command. `run` throws a `UsageError` (exit code 2) or a `CannotCheck` (exit code 3) with one sentence; any other
 * error is a defect of this program.
 */
export type Command = {
  /** The arguments as shown in the help, such as `--har <file>…`. */
  usage: string;
  description: string;
  options: Options;
  examples: readonly string[];
  /** The command writes `--output` itself, and its report goes to stderr. */
  writesOutput?: boolean;
  /** Whether a finding of this rule fails that the baseline accepts and that is gone; by default none does. */
  idleFails?(given: Given, rule: string): boolean;
  run(call: Call): Promise<Report>;
};
