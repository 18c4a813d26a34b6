import type { Headers } from "../../traffic/headers.ts";
import type { Query } from "./parameter-style.ts";

/**
 * The cookies of a request as pairs, like a query, whose styles they share. In a cookie a plus is literal, and
 * surrounding quotes are not part of the value.
 */
export const cookiesOf = (headers: Headers): Query =>
  (headers.get("cookie") ?? [])
    .flatMap((line) => line.split(";"))
    // Some clients explode a list as in a query.
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
