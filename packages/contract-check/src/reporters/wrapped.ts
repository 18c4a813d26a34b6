/** No line of a report for people is longer, in characters: logs cut what is. */
const LONGEST = 200;

const wrappedLine = (line: string): string[] => {
  const indent = `${/^ */.exec(line)![0].slice(0, LONGEST / 2)}  `;
  const lines: string[] = [];
  let rest = line;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(" ", LONGEST);
    // A word that is a line of its own is cut.
    const end = space > indent.length ? space : LONGEST;
    lines.push(rest.slice(0, end).trimEnd());
    rest = indent + rest.slice(end).trimStart();
  }
  return [...lines, rest];
};

/** A text whose lines are of at most 200 characters; the rest of a longer one stands below it, indented. */
export const wrapped = (text: string): string => text.split("\n").flatMap(wrappedLine).join("\n");
