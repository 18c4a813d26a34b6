/** Maximum line length of a text report, in characters: logs cut longer lines. */
const LONGEST = 200;

const wrappedLine = (line: string): string[] => {
  const indent = `${/^ */.exec(line)![0].slice(0, LONGEST / 2)}  `;
  const lines: string[] = [];
  let rest = line;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(" ", LONGEST);
    // A word longer than a line is cut.
    const end = space > indent.length ? space : LONGEST;
    lines.push(rest.slice(0, end).trimEnd());
    rest = indent + rest.slice(end).trimStart();
  }
  return [...lines, rest];
};

/** Wraps lines to at most 200 characters, with indented continuations. */
export const wrapped = (text: string): string => text.split("\n").flatMap(wrappedLine).join("\n");
