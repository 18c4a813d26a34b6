import { isStackOverflow } from "@backoffice/api-client/codegen";
import { loadContract } from "../contract/load-contract.ts";
import { reporterOf } from "../reporters/reporter-of.ts";
import { visible } from "../reporters/visible.ts";
import { wrapped } from "../reporters/wrapped.ts";
import { removePersonalData } from "../scrub/looks-personal.ts";
import { CannotCheck } from "./cannot-check.ts";
import type { Command, Given } from "./command.ts";
import { commandTable } from "./command-table.ts";
import { conclude } from "./conclude.ts";
import { didYouMean } from "./did-you-mean.ts";
import { exitCode } from "./exit-code.ts";
import { helpOf, helpOfAll } from "./help.ts";
import { readArguments } from "./read-arguments.ts";
import { sharedOptions } from "./shared-options.ts";
import { processContext, type CliContext } from "./cli-context.ts";
import { UsageError } from "./usage-error.ts";
import { version } from "./version.ts";

const commandOf = async (name: string): Promise<Command> => {
  const entry = Object.hasOwn(commandTable, name) ? commandTable[name] : undefined;
  if (!entry)
    throw new UsageError(
      `There is no command ${JSON.stringify(name)}; there are ${Object.keys(commandTable).join(", ")}.${didYouMean(name, Object.keys(commandTable))}`,
    );
  return entry.load();
};

const run = async (name: string, given: Given, command: Command, around: CliContext): Promise<number> => {
  // An unknown format is reported before a long run.
  reporterOf(given.text("format") ?? "text");
  const path = given.text("contract") ?? "openapi/openapi.yaml";
  const contract = () =>
    around.load(path, given.texts("ref-folder")).catch((error: unknown) => {
      if (!isStackOverflow(error)) throw error;
      throw new CannotCheck(`The contract ${path} is nested too deeply, or leads through too many references.`);
    });
  const { env, err, progress, stopped = () => new AbortController().signal } = around;
  const say = (text: string) => progress?.say(text);
  const found = await command
    .run({ given, contract, env, err, progress: say, stopped })
    .finally(() => progress?.clear());
  return exitCode(await conclude({ ...found, command: name }, given, command, around));
};

/** An error of this program. Syntax errors quote the text, which may be traffic. */
const inWords = (error: unknown) => {
  if (!(error instanceof Error)) return typeof error;
  return error instanceof SyntaxError ? error.name : removePersonalData(error.message.slice(0, 300));
};

/** Runs a command line. Returns the exit code. Never throws; prints stack traces only with DEBUG. */
export const main = async (
  args: readonly string[],
  around: CliContext = processContext(loadContract),
): Promise<number> => {
  const [name, ...rest] = args;
  try {
    if (name === undefined || name === "help" || name === "--help" || name === "-h") {
      const topic = name === "help" ? rest[0] : undefined;
      around.out(topic ? helpOf(topic, await commandOf(topic)) : helpOfAll());
      return name === undefined ? 2 : 0;
    }
    if (name === "--version" || name === "-v" || name === "version") {
      around.out(`${await version()}\n`);
      return 0;
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
      const about = name && Object.hasOwn(commandTable, name) ? `${name} ` : "";
      const text = `${visible(error.message)}\ncontract-check ${about}--help says how.\n`;
      around.err(wrapped(text, around.look?.columns));
      return 2;
    }
    if (error instanceof CannotCheck)
      around.err(wrapped(`Could not check: ${visible(error.message)}\n`, around.look?.columns));
    else if (isStackOverflow(error))
      around.err("Could not check: the contract leads through too many references, or a value is nested too deeply.\n");
    else around.err(`Could not check: contract-check itself failed (${inWords(error)}); DEBUG=1 shows where.\n`);
    return 3;
  }
};
