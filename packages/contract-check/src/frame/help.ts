import { PLAIN } from "../reporters/look.ts";
import { wrapped } from "../reporters/wrapped.ts";
import type { Command, Options } from "./command.ts";
import { commandTable } from "./command-table.ts";
import { sharedOptions } from "./shared-options.ts";

/** The width of the left column; a longer name stands in a line of its own. */
const LEFT = 26;

const rows = (pairs: readonly (readonly [string, string])[]) => {
  const width = Math.min(LEFT, Math.max(...pairs.map(([left]) => left.length)) + 2);
  return pairs.flatMap(([left, right]) => {
    const [first = "", ...rest] = wrapped(right, PLAIN.columns - width - 2).split("\n");
    const indent = " ".repeat(width + 2);
    const others = rest.map((it) => indent + it.trimStart());
    return left.length + 2 > width
      ? [`  ${left}`, indent + first, ...others]
      : [`  ${left.padEnd(width)}${first}`, ...others];
  });
};

const optionRows = (options: Options) =>
  rows(
    Object.entries(options).map(([name, it]) => [
      `--${name}${it.value ? ` <${it.value}>${it.multiple ? "…" : ""}` : ""}`,
      it.description,
    ]),
  );

const EXIT_CODES = rows([
  ["0", "clean"],
  ["1", "findings"],
  ["2", "the command line is wrong"],
  ["3", "could not check: nothing was looked at, so nothing was found"],
]);

/** The help of the whole program. */
export const helpOfAll = (): string =>
  wrapped(
    [
      "contract-check finds where a server and the OpenAPI contract drift apart.",
      "",
      "Usage: contract-check <command> [options]",
      "",
      "Commands",
      ...rows(Object.entries(commandTable).map(([name, { summary }]) => [name, summary] as const)),
      "",
      "Exit codes",
      ...EXIT_CODES,
      "",
      "contract-check <command> --help says more, contract-check --version which one this is.",
      "",
    ].join("\n"),
  );

/** The help of one command. */
export const helpOf = (name: string, { usage, description, options, examples }: Command): string =>
  wrapped(
    [
      description,
      "",
      `Usage: contract-check ${name} ${usage}`,
      "",
      "Options",
      ...optionRows(options),
      "",
      "Options of every command",
      ...optionRows(sharedOptions),
      "",
      "Exit codes",
      ...EXIT_CODES,
      "",
      "Examples",
      ...examples.map((it) => `  ${it}`),
      "",
    ].join("\n"),
  );
