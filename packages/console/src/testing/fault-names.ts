import type { FaultId } from "@backoffice/mocks";

const ONLY_DIGITS = /^\d+$/;

/** The name of a fault in the address of a story: what is only digits is a number to Storybook, which drops it. */
export const nameOfFault = (id: FaultId): string => (ONLY_DIGITS.test(id) ? `status-${id}` : id);
