import type { Owner } from "./owner.ts";

/** Why an operator cannot be put under another one; nothing when it can. A brand always has another operator to go to. */
export const moveReason = ({ parentOpId, brandCount }: Pick<Owner, "parentOpId" | "brandCount">): string | undefined =>
  parentOpId === null && brandCount > 0
    ? "An operator with brands cannot be put under another one. Move its brands first."
    : undefined;
