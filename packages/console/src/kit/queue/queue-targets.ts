const DAY = 24;

/** Target in hours for the oldest record of a queue; beyond it the queue is overdue. */
export const QUEUE_TARGETS = {
  withdraw: DAY,
  deposit: DAY,
  bankAccounts: 3 * DAY,
  kyc: 3 * DAY,
  tickets: DAY,
  debit: 30 * DAY,
  cashback: 7 * DAY,
  affProfit: 7 * DAY,
  playerUsernames: 7 * DAY,
} as const;
