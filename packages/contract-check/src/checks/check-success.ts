import { report, sideName, type CheckContext } from "./check-context.ts";
import type { Side } from "./watch.ts";

/**
 * Checks the envelope against the HTTP status. `success: false` at 200 is a valid refusal, and a refusal may contain
 * another number than the HTTP status.
 */
export const checkSuccess = (context: CheckContext, side: Side, value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const { success, status } = value as { success?: unknown; status?: unknown };
  if (success !== true) return false;
  const http = context.exchange.reply.status;
  const say = (message: string) => {
    report(context, { rule: "success-disagrees", where: `${sideName(side)}: success`, message });
    return true;
  };
  if (http >= 400) return say(`is true at HTTP ${http}`);
  if (typeof status === "number" && status >= 400)
    return say(`is true, and the envelope's status is ${status < 1000 ? status : "no status"}`);
  return false;
};
