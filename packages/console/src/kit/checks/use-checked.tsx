import type { ReactNode } from "react";
import type { Checks } from "./checks-of.ts";
import { ChecksStrip } from "./checks-strip.tsx";
import { useApproval } from "./use-approval.ts";

export type Checked = {
  /** Why the approval waits. */
  waits: string | undefined;
  /** Above its fields. */
  strip: ReactNode;
  /** Reasons against the approval, at the end of the sentence. */
  against: ReactNode;
};

/** The checks of a question that approves: it waits for them, and repeats what stands against it. */
export const useChecked = (checks: Checks | undefined): Checked => {
  const approval = useApproval(checks);
  return {
    waits: approval.kind === "waits" ? approval.reason : undefined,
    strip: checks && <ChecksStrip checks={checks} />,
    against: approval.kind === "asks" && <strong>{approval.reasons.join(" ")}</strong>,
  };
};
