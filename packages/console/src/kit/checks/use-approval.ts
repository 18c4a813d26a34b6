import { useEffect, useState } from "react";
import { approvalOf, type Approval } from "./approval.ts";
import type { Checks } from "./checks.ts";

/** How long an approval waits for checks that have not answered. */
export const PATIENCE_MS = 5000;

const FREE: Approval = { kind: "free" };

/** What the checks of a record say about its approval, with a clock of its own from the first render. */
export const useApproval = (checks: Checks | undefined): Approval => {
  const [isLate, setLate] = useState(false);
  const isUsed = checks !== undefined;
  useEffect(() => {
    if (!isUsed) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isUsed]);
  return checks ? approvalOf(checks.all, isLate) : FREE;
};
