import { contentChanges } from "./content-changes.ts";
import type { Call, ChangeInCall } from "./call.ts";
import { impactOf } from "./side.ts";

/** Changes in the body of a request. */
export const bodyChanges = (call: Call): ChangeInCall[] => {
  const [before, after] = [call.base.operation.body, call.revision.operation.body];
  const side = call.sides.sent;
  const at = { where: "request", pointer: `${call.revision.pointer}/requestBody` };
  if (!before && !after) return [];
  if (!after) return [{ rule: "body-removed", impact: "breaking", message: "takes no body any more", ...at }];
  if (!before)
    return [
      {
        rule: "body-added",
        impact: after.required ? impactOf(side, "narrower") : "compatible",
        message: after.required ? "needs a body now" : "may have a body now",
        ...at,
      },
    ];
  const requirement: ChangeInCall[] =
    before.required === after.required
      ? []
      : [
          after.required
            ? { rule: "body-required", impact: impactOf(side, "narrower"), message: "needs its body now", ...at }
            : {
                rule: "body-optional",
                impact: impactOf(side, "wider"),
                message: "may be sent without its body now",
                ...at,
              },
        ];
  return [
    ...requirement,
    ...contentChanges(before.content, after.content, { side, place: "request", pointer: at.pointer }, call),
  ];
};
