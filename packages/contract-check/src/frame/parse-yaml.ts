import { isStackOverflow } from "@backoffice/api-client/codegen";
import { parse, YAMLParseError } from "yaml";

const whyNot = (error: unknown): string => {
  if (isStackOverflow(error)) return "is nested too deeply";
  if (error instanceof YAMLParseError) {
    const [start] = error.linePos ?? [];
    if (error.code === "RESOURCE_EXHAUSTION") return "is nested too deeply";
    // The parser's message quotes the file.
    return `is not YAML${start ? `: line ${start.line}, column ${start.col}` : ""} (${error.code})`;
  }
  if (error instanceof ReferenceError)
    return "has an alias without a target, or aliases that stand for too many values";
  return "is not YAML";
};

/** Parses YAML or JSON. The message of an error says what is wrong, without any text of the file: "is not YAML". */
export const parseYaml = (text: string): unknown => {
  try {
    // Without warnings, which quote the file on the standard error output.
    return parse(text, { logLevel: "error" }) as unknown;
  } catch (error) {
    throw new Error(whyNot(error), { cause: error });
  }
};
