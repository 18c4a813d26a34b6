/** Syntax error of a JSON text, and its line (from 1) if it is known. */
export type JsonProblem = { message: string; line: number | undefined };

const lineOf = (text: string, message: string): number | undefined => {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return text.slice(0, Number(position)).split("\n").length;
  return /end of (?:JSON|data)|unterminated/i.test(message) ? text.split("\n").length : undefined;
};

/** Checks JSON syntax; undefined if it is valid. The messages are ours, because those of browsers differ. */
export const jsonProblem = (text: string): JsonProblem | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const line = lineOf(text, String(error));
    return {
      message: line === undefined ? "This is not valid JSON." : `This is not valid JSON: see line ${line}.`,
      line,
    };
  }
};

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Formats JSON with an indent of two. Tokens are kept, so that long numbers are not rounded and escapes not rewritten;
 * invalid JSON is returned unchanged.
 */
export const layOutJson = (text: string): string => {
  if (jsonProblem(text)) return text;
  let depth = 0;
  let out = "";
  const line = () => `\n${"  ".repeat(depth)}`;
  const tokens = text.match(TOKEN) ?? [];
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const opened = before === "{" || before === "[";
    if (token === "}" || token === "]") {
      depth -= 1;
      out += opened ? token : line() + token;
      return;
    }
    if (opened || before === ",") out += line();
    out += token === ":" ? ": " : token;
    if (token === "{" || token === "[") depth += 1;
  });
  return out;
};
