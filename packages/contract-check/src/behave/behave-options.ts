import type { Given, Options } from "../frame/command.ts";
import { didYouMean } from "../frame/did-you-mean.ts";
import { UsageError } from "../frame/usage-error.ts";
import { cookieOf } from "../live/read-cookie.ts";
import { isLocal, namesHost } from "../live/target.ts";
import { CHECKS, type Check } from "./behaviour.ts";
import type { Session } from "./session.ts";

/** Default limits of a run: calls, seconds, and values of bad input. */
const MOST_CALLS = 100_000;
const MOST_TIME = 3600;
const MOST_EXAMPLES = 2000;

/** Options of `behave` besides those of a server. */
export const behaveOptions = {
  check: { value: "names", multiple: true, description: `only these: ${CHECKS.join(", ")}` },
  as: {
    value: "ROLE=NAME",
    multiple: true,
    description: "another role, and the environment's variable with its cookie, e.g. PARTNER=PARTNER_COOKIE",
  },
  plan: { description: "say what would be called, and call nothing" },
  "allow-money": { description: "call what moves money as well, on this machine or a --disposable host" },
  disposable: { value: "host", multiple: true, description: "a host whose money is not real; with --allow-money" },
  require: { value: "names", multiple: true, description: "idempotency: what a server may ignore fails, too" },
  replay: {
    value: "file",
    description: "a report written with --format json: repeat only the calls that led to its findings",
  },
  "max-calls": { value: "n", description: `end after so many calls (default ${MOST_CALLS})` },
  "max-time": { value: "seconds", description: `end after so long (default ${MOST_TIME})` },
  "max-examples": { value: "n", description: `how many values of bad input at most (default ${MOST_EXAMPLES})` },
  seed: { value: "n", description: "which values are drawn (default 1); the same seed sends the same" },
} satisfies Options;

/** Whether money may be moved: besides writes, and only where it is not real. */
export const mayMoveMoney = (given: Given, url: URL, writes: boolean): boolean => {
  if (!given.isOn("allow-money")) return false;
  if (!writes) throw new UsageError("--allow-money needs --allow-writes and --write-host.");
  if (isLocal(url) || namesHost(given, "disposable", url)) return true;
  throw new UsageError(
    `--allow-money is for a server on this machine; --disposable ${url.host} says that its money is not real.`,
  );
};

/** The sessions of other roles. */
export const rolesOf = (given: Given, env: NodeJS.ProcessEnv): Session[] =>
  given.texts("as").map((text) => {
    const [, name, variable] = /^([\w-]+)=([A-Za-z_]\w*)$/.exec(text) ?? [];
    if (!name || !variable)
      throw new UsageError(
        "--as takes the name of a role and that of a variable of the environment, such as PARTNER=PARTNER_COOKIE.",
      );
    return { name, variable, cookie: cookieOf(variable, env) };
  });

/** The checks to make. */
export const checksOf = (given: Given): ReadonlySet<Check> => {
  const names = given.texts("check");
  const unknown = names.find((it) => !(CHECKS as readonly string[]).includes(it));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no check ${JSON.stringify(unknown)}; there are ${CHECKS.join(", ")}.${didYouMean(unknown, CHECKS)}`,
    );
  return new Set(names.length > 0 ? (names as Check[]) : CHECKS);
};

/** Whether the same key has to mean the same write: the contract only infers it. */
export const requiresKeys = (given: Given): boolean => {
  const unknown = given.texts("require").find((it) => it !== "idempotency");
  if (unknown !== undefined) throw new UsageError(`--require takes idempotency, not ${JSON.stringify(unknown)}.`);
  return given.texts("require").length > 0;
};

export type Limits = { maxCalls: number; maxTime: number; maxExamples: number; seed: number };

/** The limits of a run, and by default the seed of the one that it repeats; the time is in milliseconds. */
export const limitsOf = (given: Given, seed = 1): Limits => ({
  maxCalls: Math.floor(given.number("max-calls") ?? MOST_CALLS),
  maxTime: (given.number("max-time") ?? MOST_TIME) * 1000,
  maxExamples: Math.floor(given.number("max-examples") ?? MOST_EXAMPLES),
  seed: Math.floor(given.number("seed") ?? seed),
});
