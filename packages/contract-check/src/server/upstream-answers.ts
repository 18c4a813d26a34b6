import { plainPath } from "../checks/plain-path.ts";
import { collector } from "../findings/collector.ts";
import type { Report } from "../frame/report.ts";
import type { Unanswered } from "./proxy-server.ts";

/** Whether the server behind a proxy responds. */
export type UpstreamAnswers = {
  answered: () => void;
  unanswered: (call: Unanswered) => void;
  /** Adds unanswered calls to the report: an unreachable server once, and never as drift. */
  addTo: (report: Report) => Report;
};

const calls = (count: number) => `${count} call${count === 1 ? "" : "s"}`;

/** Tracks the responses of the server at this host. A server that starts late is not a problem. */
export const upstreamAnswers = (host: string): UpstreamAnswers => {
  const collected = collector();
  let lost = 0;
  let last: string | undefined;
  return {
    answered: () => void (last = undefined),
    unanswered: ({ method, path, reason, didConnect }) => {
      if (!didConnect) {
        lost++;
        last = reason;
        return;
      }
      collected.add({
        rule: "no-answer",
        severity: "error",
        operation: `${method} ${plainPath(path)}`,
        where: "reply",
        message: `did not come: the server hung up (${reason})`,
      });
    },
    addTo: (report) => ({
      ...report,
      findings: [...report.findings, ...collected.all()],
      notes: [
        ...report.notes,
        ...(lost > 0 && last === undefined ? [`${calls(lost)} came before ${host} could be reached.`] : []),
      ],
      ...(last !== undefined && { couldNotCheck: `${host} cannot be reached: ${last} (${calls(lost)}).` }),
    }),
  };
};
