import { useEffect, useState } from "react";
import { approvalOf, type Approval } from "./approval.ts";
import type { Checks } from "./checks-of.ts";

/** How long an approval waits for checks that have not answered. */
export const PATIENCE_MS = 5000;

const FREE: Approval = { kind: "free" };

/**
 * What the checks of a record say about its approval, with a clock of its own from the first render; it starts again
 * when they are about something else.
 */
export const useApproval = (checks: Checks | undefined): Approval => {
  const [late, setLate] = useState<string>();
  const about = checks && (checks.about ?? "");
  useEffect(() => {
    if (about === undefined) return undefined;
    const timer = setTimeout(() => setLate(about), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [about]);
  return checks ? approvalOf(checks.all, late === about) : FREE;
};
