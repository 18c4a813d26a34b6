import type { FaultId } from "@backoffice/mocks";

const ONLY_DIGITS = /^\d+$/;

/** The name of a fault in the address of a story: Storybook parses digits as a number, which it drops. */
export const nameOfFault = (id: FaultId): string => (ONLY_DIGITS.test(id) ? `status-${id}` : id);
