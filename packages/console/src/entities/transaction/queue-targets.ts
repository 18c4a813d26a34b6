const DAY = 24;

/** Target in hours for the oldest transaction of a queue; beyond it the queue is overdue. */
export const QUEUE_TARGETS = { withdraw: DAY, deposit: DAY, cashback: 7 * DAY, affProfit: 7 * DAY } as const;
