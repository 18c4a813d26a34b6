import type { Headers } from "../../traffic/exchange.ts";
import type { Query } from "./parameter-style.ts";

/**
 * The cookies of a request, in pairs as those of a query, whose styles they share. A plus is a plus in a cookie, and the
 * quotes around a value are not part of it.
 */
export const cookiesOf = (headers: Headers): Query =>
  (headers.get("cookie") ?? [])
    .flatMap((line) => line.split(";"))
    // A list that is exploded as in a query, by clients that know no better.
    .flatMap((it) => it.split(/&(?=[^=&\s]+=)/))
    .map((it) => it.trim())
    .filter((it) => it.includes("="))
    .map((it) => {
      const [name = "", ...value] = it.split("=");
      return [
        name.trim(),
        value
          .join("=")
          .trim()
          .replace(/^"(.*)"$/, "$1")
          .replaceAll("+", "%2B"),
      ] as const;
    });
