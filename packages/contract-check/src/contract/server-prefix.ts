import type { Contract, Operation } from "./contract.ts";

type Variable = { enum?: readonly string[]; default?: string };
type Server = { url?: string; variables?: Readonly<Record<string, Variable>> };

/** What a server puts before the contract's paths. */
export type ServerPrefix = {
  /** With default variables and without a trailing slash: `/v1`, or empty. */
  text: string;
  /** Matches the prefix at the beginning of a URL path, for any variables. */
  pattern: RegExp;
  /** Host and port; absent if the server is relative to the contract. */
  host?: RegExp;
};

const VARIABLE = /\{([^}]+)\}/;
const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const valuesOf = (it: Variable | undefined): readonly string[] => it?.enum ?? (it?.default ? [it.default] : []);

/** A URL template as regular expression source. A variable without listed values matches `any`. */
const sourceOf = (template: string, variables: NonNullable<Server["variables"]>, any: string): string =>
  template
    .split(/(\{[^}]+\})/)
    .map((piece) => {
      const name = VARIABLE.exec(piece)?.[1];
      if (name === undefined) return literal(encodeURI(piece));
      const values = valuesOf(variables[name]).map((it) => literal(encodeURI(it)));
      return `(?:${[...values, ...(variables[name]?.enum ? [] : [any])].join("|")})`;
    })
    .join("");

const filled = (template: string, variables: NonNullable<Server["variables"]>) =>
  template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const it = variables[name];
    return it?.default ?? it?.enum?.[0] ?? "";
  });

/** Normalizes a path: resolves `.` and `..`, removes the query and trailing slashes. */
const tidied = (path: string): string => {
  const parts: string[] = [];
  for (const part of path.split(/[?#]/)[0]!.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.map((it) => `/${it}`).join("");
};

const prefixesOfServer = ({ url = "/", variables = {} }: Server): ServerPrefix[] => {
  // A variable may contain the whole beginning: `{origin}/v1`.
  const [, first] = /^\{([^}]+)\}(?!:\/\/)/.exec(url) ?? [];
  if (first !== undefined && valuesOf(variables[first]).length > 0)
    return valuesOf(variables[first]).flatMap((value) =>
      prefixesOfServer({ url: url.replace(`{${first}}`, value), variables }),
    );
  const [, host, path = url] = /^(?:[^/]*:)?\/\/([^/?#]*)(.*)$/s.exec(url) ?? [];
  const template = tidied(path);
  return [
    {
      text: encodeURI(tidied(filled(template, variables))),
      pattern: new RegExp(`^${sourceOf(template, variables, "[^/]+")}(?=/)`),
      ...(host !== undefined && { host: new RegExp(`^${sourceOf(host, variables, ".+")}$`, "i") }),
    },
  ];
};

/** A prefix given by the user, for any host. */
export const namedPrefix = (written: string): ServerPrefix => {
  const text = tidied(written);
  return { text, pattern: new RegExp(`^${literal(text)}(?=/)`) };
};

/** The servers of an operation: its own, its path's, or the contract's; the root if there are none. */
const serversOf = ({ document }: Contract, { written, item }: Operation): readonly Server[] => {
  const servers = (written["servers"] ?? item["servers"] ?? document["servers"] ?? []) as readonly Server[];
  return servers.length === 0 ? [{ url: "/" }] : servers;
};

/** The possible prefixes of an operation, without duplicates. */
export const serverPrefixesOf = (contract: Contract, operation: Operation): ServerPrefix[] => {
  const all = serversOf(contract, operation).flatMap(prefixesOfServer);
  return [...new Map(all.map((it) => [`${it.host?.source} ${it.pattern.source}`, it])).values()];
};

/** The prefixes for this host; all of them if no host matches. */
export const prefixesAt = (prefixes: readonly ServerPrefix[], host: string): readonly ServerPrefix[] => {
  const isHere = prefixes.some((it) => it.host?.test(host));
  return isHere ? prefixes.filter((it) => it.host === undefined || it.host.test(host)) : prefixes;
};

/** The server prefixes of a contract for reports; empty texts are omitted. */
export const prefixTexts = (contract: Contract): string[] => {
  const texts = contract.operations.flatMap((it) => serverPrefixesOf(contract, it).map(({ text }) => text));
  const all = [...new Set(texts)];
  return all.some((it) => it !== "") ? all.map((it) => it || "nothing") : [];
};
