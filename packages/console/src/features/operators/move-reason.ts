import type { Owner } from "./owner.ts";

/**
 * Reason why an operator cannot be moved under another one; undefined if it can. A brand can always move to another
 * operator.
 */
export const moveReason = ({ parentOpId, brandCount }: Pick<Owner, "parentOpId" | "brandCount">): string | undefined =>
  parentOpId === null && brandCount > 0
    ? "An operator with brands cannot be moved under another operator. Move its brands first."
    : undefined;
