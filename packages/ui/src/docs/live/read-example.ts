import { Parser } from "acorn";
import jsx from "acorn-jsx";
import { LiveProblem } from "./live-problem.ts";
import type { Example, Place } from "./syntax.ts";

const JsxParser = Parser.extend(jsx());

const placeOf = (error: unknown): Place | undefined =>
  error instanceof SyntaxError && "loc" in error ? (error.loc as Place) : undefined;

/** Reads the code of an example. Throws a `LiveProblem`. */
export const readExample = (code: string): Example => {
  try {
    return JsxParser.parse(code, {
      ecmaVersion: "latest",
      sourceType: "module",
      locations: true,
    }) as unknown as Example;
  } catch (error) {
    const place = placeOf(error);
    if (!place) throw error;
    const [reason = ""] = (error as SyntaxError).message.split(" (");
    throw new LiveProblem(`${reason}.`, place);
  }
};
