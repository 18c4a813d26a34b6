import { parseArgs } from "node:util";
import type { Given, Options } from "./command.ts";
import { didYouMean } from "./did-you-mean.ts";
import { UsageError } from "./usage-error.ts";

const isMany = (options: Options, name: string) => options[name]?.multiple === true;

/** `--har a b` means `--har a --har b`, since shells expand `--har *.har` to the former. */
const spread = (args: readonly string[], options: Options): string[] => {
  const spreadArgs: string[] = [];
  let current: string | undefined;
  for (const arg of args) {
    if (arg.startsWith("--")) {
      const [name = "", value] = arg.slice(2).split("=");
      current = isMany(options, name) ? name : undefined;
      if (current && value === undefined) continue;
      spreadArgs.push(arg);
      continue;
    }
    if (current) spreadArgs.push(`--${current}=${arg}`);
    else spreadArgs.push(arg);
  }
  return spreadArgs;
};

const parsed = (args: readonly string[], options: Options) => {
  try {
    return parseArgs({
      args: spread(args, options),
      strict: true,
      allowPositionals: false,
      options: Object.fromEntries(
        Object.entries(options).map(([name, it]) => [
          name,
          { type: it.value ? ("string" as const) : ("boolean" as const), multiple: true },
        ]),
      ),
    }).values as Record<string, (string | boolean)[] | undefined>;
  } catch (error) {
    const [sentence = ""] = (error as Error).message.split(/\. |\n/);
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(sentence) ?? [];
    const known = Object.keys(options).map((it) => `--${it}`);
    const question = unknown === undefined ? "" : didYouMean(`--${unknown}`, known);
    throw new UsageError(`${sentence}.${question}`, { cause: error });
  }
};

/** Parses the arguments after the command's name. Throws a `UsageError` for unknown ones. */
export const readArguments = (args: readonly string[], options: Options): Given => {
  const values = parsed(args, options);
  for (const [name, given] of Object.entries(values))
    if (given && given.length > 1 && !isMany(options, name)) throw new UsageError(`--${name} is given twice.`);
  const texts = (name: string) => (values[name] ?? []).map(String);
  const text = (name: string) => texts(name).at(-1);
  return {
    text,
    texts,
    isOn: (name) => values[name]?.[0] === true,
    number: (name) => {
      const given = text(name);
      if (given === undefined) return undefined;
      const number = Number(given);
      if (!(number > 0) || !Number.isFinite(number))
        throw new UsageError(`--${name} takes a number above zero, not ${JSON.stringify(given)}.`);
      return number;
    },
  };
};
