/** No line of a report for people is longer, in characters: logs cut what is. */
const LONGEST = 200;

const wrappedLine = (line: string): string[] => {
  if (line.length <= LONGEST) return [line];
  const indent = `${/^ */.exec(line)![0].slice(0, LONGEST / 2)}  `;
  const space = line.lastIndexOf(" ", LONGEST);
  // A word that is a line of its own is cut.
  const end = space > indent.length ? space : LONGEST;
  return [line.slice(0, end).trimEnd(), ...wrappedLine(indent + line.slice(end).trimStart())];
};

/** A text whose lines are of at most 200 characters; the rest of a longer one stands below it, indented. */
export const wrapped = (text: string): string => text.split("\n").flatMap(wrappedLine).join("\n");
