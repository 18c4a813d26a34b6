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

/** The request as a line for a shell. The session's cookie comes from the environment, as for this program. */
export const curlOf = (base: string, { method, address, headers, body }: Draft, hasCookie: boolean): string =>
  [
    "curl",
    ...(method === "GET" ? [] : ["-X", method]),
    quoted(base + address),
    ...Object.entries(headers)
      .filter(([name]) => name !== "accept")
      .flatMap(([name, value]) => ["-H", quoted(`${name}: ${value}`)]),
    ...(hasCookie ? ["-H", '"Cookie: $CONTRACT_COOKIE"'] : []),
    ...bodyOf(body),
  ].join(" ");
