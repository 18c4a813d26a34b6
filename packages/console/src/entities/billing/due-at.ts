/** The day of the month by which the required amount must be paid (money §9). */
const DUE_DAY = 5;

/** The end of the first fifth of a month after an invoice was issued (ISO time), in epoch milliseconds UTC. */
export const dueAt = (issuedAt: string): number => {
  const issued = new Date(issuedAt);
  const due = (months: number) => Date.UTC(issued.getUTCFullYear(), issued.getUTCMonth() + months, DUE_DAY + 1);
  return issued.getTime() < due(0) ? due(0) : due(1);
};
