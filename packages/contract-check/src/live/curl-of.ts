import type { Draft } from "./build-request.ts";

/** Quotes a word for a shell: nothing in it is interpreted. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const bodyOf = (body: Draft["body"]): string[] => {
  if (body === undefined) return [];
  if (typeof body === "string") return ["--data-raw", quoted(body)];
  return [...body].flatMap(([name, it]) => [
    typeof it === "string" ? "--form-string" : "-F",
    quoted(`${name}=${typeof it === "string" ? it : `@${it.name}`}`),
  ]);
};

/** The request as a line for a shell. The session's cookie comes from a variable of the environment, if there is one. */
export const curlOf = (base: string, { method, address, headers, body }: Draft, variable?: string): string =>
  [
    "curl",
    ...(method === "GET" ? [] : ["-X", method]),
    quoted(base + address),
    ...Object.entries(headers)
      .filter(([name]) => name !== "accept")
      .flatMap(([name, value]) => ["-H", quoted(`${name}: ${value}`)]),
    ...(variable ? ["-H", `"Cookie: $${variable}"`] : []),
    ...bodyOf(body),
  ].join(" ");
