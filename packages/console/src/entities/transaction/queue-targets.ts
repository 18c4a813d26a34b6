const DAY = 24;

/** Hours that the oldest transaction of a queue may wait for staff; past them the queue is late. */
export const QUEUE_TARGETS = { withdraw: DAY, deposit: DAY, cashback: 7 * DAY, affProfit: 7 * DAY } as const;
