import { writeFile } from "node:fs/promises";
import type { Contract } from "../contract/contract.ts";
import { loadContract } from "../contract/load-contract.ts";
import { settle } from "../findings/settle.ts";
import { reporterOf } from "../reporters/reporter-of.ts";
import { visible, visibleReport } from "../reporters/visible.ts";
import { CannotCheck } from "./cannot-check.ts";
import type { Command, Given } from "./command.ts";
import { commandTable } from "./command-table.ts";
import { exitCode } from "./exit-code.ts";
import { helpOf, helpOfAll } from "./help.ts";
import { readArguments } from "./read-arguments.ts";
import { sharedOptions } from "./shared-options.ts";
import { UsageError } from "./usage-error.ts";

/** Where the program speaks to, and how it loads a contract; `now` is in milliseconds since 1970. */
export type Surroundings = {
  out(text: string): void;
  err(text: string): void;
  env: NodeJS.ProcessEnv;
  now(): number;
  load: (path: string) => Promise<Contract>;
};

const ownSurroundings: Surroundings = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  now: Date.now,
  load: loadContract,
};

const commandOf = async (name: string): Promise<Command> => {
  const entry = Object.hasOwn(commandTable, name) ? commandTable[name] : undefined;
  if (!entry)
    throw new UsageError(
      `There is no command ${JSON.stringify(name)}; there are ${Object.keys(commandTable).join(", ")}.`,
    );
  return entry.load();
};

const write = async (file: string, text: string) => {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new CannotCheck(`The report cannot be written to ${file}: ${(error as NodeJS.ErrnoException).code}.`, {
      cause: error,
    });
  }
};

const run = async (name: string, given: Given, command: Command, around: Surroundings): Promise<number> => {
  const render = reporterOf(given.text("format") ?? "text");
  const contract = () => around.load(given.text("contract") ?? "openapi/openapi.yaml");
  const found = await command.run({ given, contract, env: around.env });
  const report = visibleReport({ ...(await settle(found, given, around.now())), command: name });
  const text = render(report);
  const output = given.text("output");
  if (command.writesOutput) around.err(text);
  else if (output) await write(output, text);
  else around.out(text);
  // Where the report is a file or a document, whoever looks at the terminal or the job's log is told too.
  if (!command.writesOutput && (output || report.document !== undefined))
    around.err(report.notes.map((it) => `${it}\n`).join(""));
  if (report.couldNotCheck && !command.writesOutput && (output || text.indexOf(report.couldNotCheck) < 0))
    around.err(`Could not check: ${report.couldNotCheck}\n`);
  return exitCode(report);
};

/** Runs a command line; the answer is the exit code. Nothing is thrown, and no stack trace is shown unless DEBUG is set. */
export const main = async (args: readonly string[], around: Surroundings = ownSurroundings): Promise<number> => {
  const [name, ...rest] = args;
  try {
    if (name === undefined || name === "help" || name === "--help" || name === "-h") {
      const about = name === "help" ? rest[0] : undefined;
      around.out(about ? helpOf(about, await commandOf(about)) : helpOfAll());
      return name === undefined ? 2 : 0;
    }
    const command = await commandOf(name);
    if (rest.includes("--help") || rest.includes("-h")) {
      around.out(helpOf(name, command));
      return 0;
    }
    return await run(name, readArguments(rest, { ...command.options, ...sharedOptions }), command, around);
  } catch (error) {
    if (around.env["DEBUG"] && error instanceof Error) around.err(`${error.stack}\n`);
    if (error instanceof UsageError) {
      around.err(
        `${error.message}\ncontract-check ${name && Object.hasOwn(commandTable, name) ? `${name} ` : ""}--help says how.\n`,
      );
      return 2;
    }
    if (error instanceof CannotCheck) around.err(`Could not check: ${visible(error.message)}\n`);
    else
      around.err(
        `Could not check: contract-check itself failed (${error instanceof Error ? error.message : String(error)}); DEBUG=1 shows where.\n`,
      );
    return 3;
  }
};
