import { PLAIN } from "./look.ts";

const wrappedLine = (line: string, longest: number): string[] => {
  const indent = `${/^ */.exec(line)![0].slice(0, longest / 2)}  `;
  const lines: string[] = [];
  let rest = line;
  while (rest.length > longest) {
    const space = rest.lastIndexOf(" ", longest);
    // A word longer than a line is cut.
    const end = space > indent.length ? space : longest;
    lines.push(rest.slice(0, end).trimEnd());
    rest = indent + rest.slice(end).trimStart();
  }
  return [...lines, rest];
};

/** Wraps lines to this number of characters, with indented continuations. */
export const wrapped = (text: string, columns: number = PLAIN.columns): string =>
  text
    .split("\n")
    .flatMap((line) => wrappedLine(line, columns))
    .join("\n");
