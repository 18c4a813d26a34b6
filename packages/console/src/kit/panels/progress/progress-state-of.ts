import type { ProgressLine, ProgressState } from "@backoffice/ui";
import type { AutomationProgress } from "./automation-progress.ts";

const LINE = { "in-progress": "running", completed: "done", error: "failed" } as const;

/** The request to staff once a domain has its name servers (content §2). */
const TELL_THE_REGISTRAR = "Update the DNS settings at the domain's registrar with these name servers.";

/** Converts a progress to the state of its dialog. */
export const progressStateOf = ({ text, status, nameServers = [] }: AutomationProgress): ProgressState => {
  const [said, parts]: [string | undefined, readonly string[]] =
    typeof text === "string" ? [text, []] : [undefined, text];
  const lines: ProgressLine[] = parts.map((part) => ({ text: part, state: LINE[status] }));
  if (status === "in-progress") return { step: "running", text: said, lines };
  if (status === "error") return { step: "error", text: said ?? "", lines };
  if (nameServers.length === 0) return { step: "completed", text: said, lines };
  return {
    step: "completed",
    text: [said, TELL_THE_REGISTRAR].filter(Boolean).join(" "),
    lines,
    copyable: { label: "Name servers", values: nameServers, each: true },
  };
};
