import type { Call, ChangeInCall } from "./call.ts";
import { contentChanges } from "./content-changes.ts";
import { headerChanges } from "./header-changes.ts";
import { unionOf } from "./set-operations.ts";

const isSuccess = (status: string) => /^[123]/.test(status);

/** Changes of replies, by status. */
export const replyChanges = (call: Call): ChangeInCall[] => {
  const [before, after] = [call.base.operation.replies, call.revision.operation.replies];
  return [...unionOf(before.keys(), after.keys())].flatMap((status): ChangeInCall[] => {
    const [one, other] = [before.get(status), after.get(status)];
    const place = `reply ${status}`;
    const pointer = `${call.revision.pointer}/responses/${status}`;
    // Clients must handle any error, listed or not; their behavior after a new success status is unknown.
    if (!other)
      return [
        {
          rule: "status-removed",
          impact: isSuccess(status) ? "breaking" : "risky",
          where: place,
          message: "is gone",
          pointer,
        },
      ];
    if (!one)
      return [
        {
          rule: "status-added",
          impact: isSuccess(status) ? "risky" : "compatible",
          where: place,
          message: "is new",
          pointer,
        },
      ];
    const about = { side: call.sides.read, place, pointer };
    const [headers, headersNow] = [call.base, call.revision].map((it) => it.operation.replyHeaders.get(status) ?? []);
    return [...contentChanges(one, other, about, call), ...headerChanges(headers!, headersNow!, about, call)];
  });
};
