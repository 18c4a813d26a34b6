import type { Report } from "../frame/report.ts";
import { summaryOf } from "./summary-of.ts";
import { wrapped } from "./wrapped.ts";
import { messageOf, often } from "./message-of.ts";

const data = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Workflow commands: annotations on the contract's lines in a pull request. */
export const github = (report: Report): string => {
  const lines = report.findings.map((it) => {
    const place = it.file ? `file=${property(it.file)},line=${it.line ?? 1},` : "";
    const message = `${it.where}: ${messageOf(it, often(it))}`;
    return `::${it.severity} ${place}title=${property(`${it.operation} ${it.rule}`)}::${data(message)}`;
  });
  if (report.couldNotCheck)
    return [...lines, `::error title=contract-check::${data(summaryOf(report))}`, ""].join("\n");
  return [...lines, ...report.notes.map((it) => wrapped(it)), wrapped(summaryOf(report)), ""].join("\n");
};
