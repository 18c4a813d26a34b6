import type { Contract } from "../contract/contract.ts";
import type { Report } from "./report.ts";

/** An option of a command; `value` names what it takes, without one it is a switch. */
export type Option = { value?: string; multiple?: boolean; about: string };
export type Options = Record<string, Option>;

/** What was given on the command line. */
export type Given = {
  /** The last text given for an option. */
  text(name: string): string | undefined;
  /** All texts given for an option, and with `multiple` the words that follow it. */
  texts(name: string): string[];
  isOn(name: string): boolean;
  /** A number above zero. Throws a `UsageError` for anything else. */
  number(name: string): number | undefined;
};

/** What a command is handed; `contract` loads it on first use (a command may want another one first). */
export type Call = {
  given: Given;
  contract: () => Promise<Contract>;
  env: NodeJS.ProcessEnv;
  /** Says something before the report: where a server listens. */
  err: (text: string) => void;
};

/**
 * A command. `run` throws a `UsageError` (exit code 2) or a `CannotCheck` (exit code 3), each with one sentence;
 * anything else that is thrown is a defect of this program.
 */
export type Command = {
  /** The arguments as help shows them, e.g. `--har <file>…`. */
  usage: string;
  about: string;
  options: Options;
  examples: readonly string[];
  /** The command writes `--output` itself; its report goes to the standard error output. */
  writesOutput?: boolean;
  run(call: Call): Promise<Report>;
};
