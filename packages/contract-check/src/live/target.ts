import { namedPrefix } from "../contract/server-prefix.ts";
import type { Given, Options } from "../frame/command.ts";
import { UsageError } from "../frame/usage-error.ts";

/** Default requests per second, and the maximum elsewhere than on this machine. */
const RATE = 2;
const LOCAL_RATE = 50;
/** Default seconds that an answer may take. */
const TIMEOUT = 10;
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Options of commands that call a server. */
export const targetOptions = {
  url: { value: "base", description: "where the server is, e.g. https://staging.example" },
  "cookie-file": {
    value: "file",
    description: "a file with one line name=value; otherwise the environment's CONTRACT_COOKIE",
  },
  rate: { value: "n", description: `requests a second (default ${RATE}, on this machine ${LOCAL_RATE})` },
  timeout: { value: "seconds", description: `how long an answer may take (default ${TIMEOUT})` },
  "base-path": { value: "path", description: "what stands before the contract's paths, unless --url has it" },
} satisfies Options;

export const writeHostOption = {
  "write-host": { value: "host", multiple: true, description: "the host that may be written to; with --allow-writes" },
} satisfies Options;

const urlOf = (given: Given): URL => {
  const text = given.text("url");
  if (text === undefined) throw new UsageError("--url is missing: where the server is.");
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`--url takes an address such as https://staging.example, not ${text}.`);
  const url = new URL(text);
  if (url.username || url.password || url.search)
    throw new UsageError("--url is seen by everyone on the machine: give secrets by CONTRACT_COOKIE or --cookie-file.");
  return url;
};

/** The server prefix; undefined leaves it to the contract's servers. */
const basePathOf = (given: Given, url: URL): string | undefined => {
  const more = given.text("base-path");
  return more === undefined && url.pathname === "/" ? undefined : namedPrefix(`${url.pathname}/${more ?? ""}`).text;
};

/** Whether a server is on this machine. */
export const isLocal = ({ hostname }: URL): boolean => LOCAL.test(hostname);

const rateOf = (given: Given, url: URL): number => {
  const rate = given.number("rate") ?? (isLocal(url) ? LOCAL_RATE : RATE);
  if (rate > RATE && !isLocal(url))
    throw new UsageError(`--rate above ${RATE} a second is for a server on this machine.`);
  return rate;
};

/** Whether an option that takes hosts names this one, with its port or without. */
export const namesHost = (given: Given, option: string, { host, hostname }: URL): boolean => {
  const hosts = given.texts(option);
  return hosts.includes(host) || hosts.includes(hostname);
};

/** Whether the server may be written to. Throws a `UsageError` if its host is not named. */
export const mayWrite = (given: Given, url: URL): boolean => {
  if (!given.isOn("allow-writes")) return false;
  if (namesHost(given, "write-host", url)) return true;
  throw new UsageError(`--allow-writes needs --write-host ${url.host}: name the host that may be written to.`);
};

/** A server to call. `basePath` is already part of `base`; undefined leaves it to the contract's servers. */
export type Target = {
  url: URL;
  base: string;
  basePath: string | undefined;
  /** Requests per second. */
  rate: number;
  /** Milliseconds that an answer may take. */
  timeout: number;
};

/** The server named on the command line. */
export const targetOf = (given: Given): Target => {
  const url = urlOf(given);
  const basePath = basePathOf(given, url);
  return {
    url,
    base: url.origin + (basePath ?? ""),
    basePath,
    rate: rateOf(given, url),
    timeout: (given.number("timeout") ?? TIMEOUT) * 1000,
  };
};
