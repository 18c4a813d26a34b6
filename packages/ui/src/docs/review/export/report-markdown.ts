import { SEVERITIES } from "../marks/mark.ts";
import { sumOf, whereOf, type ReportLook } from "./notes-report.ts";

/** Text that Markdown shows as it was typed, in one line. */
const plain = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, " ")
    .trim();

const lookOf = ({ look, facts, link, notes }: ReportLook) => [
  `### ${plain(look.title)}: ${plain(look.name)}`,
  "",
  `- Opens at <${link}>`,
  `- ${facts.width}, for ${facts.roles.join(", ")}`,
  ...(facts.source === undefined ? [] : [`- Source: \`${facts.source}\``]),
  "",
  ...notes.map(
    (note, index) =>
      `${String(index + 1)}. **${SEVERITIES[note.severity]}**, ${plain(whereOf(note))}: ${plain(note.text) || "(no text)"}`,
  ),
  "",
];

/** The notes of a review as a Markdown file. */
export const reportMarkdown = (report: ReadonlyMap<string, readonly ReportLook[]>, day: string): string =>
  [
    `# Review of ${day}`,
    "",
    sumOf(report),
    "",
    ...[...report].flatMap(([area, looks]) => [`## ${area}`, "", ...looks.flatMap(lookOf)]),
  ].join("\n");
