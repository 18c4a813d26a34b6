/** Milliseconds that the server's clock is ahead of the computer's. */
let ahead = 0;

/** Milliseconds of a `Date` header's last digit. */
const SECOND = 1000;
/** Milliseconds after which an answer says too little about the time. */
const LONGEST = 60_000;

/**
 * A time of this computer's clock in the server's time, by default the present; both in epoch milliseconds. What is shown,
 * and what "now" and "today" are, goes by it; what is only measured does not need it.
 */
export const serverTime = (at = Date.now()): number => at + ahead;

/**
 * Corrects the server's time by an answer: its `Date` header, and when it was asked for and received by this computer's
 * clock, in epoch milliseconds. A correction that the answer allows stays, so that the time does not jitter with the
 * length of calls, and a clock that is right is not touched.
 */
export const learnServerTime = (date: number, sent: number, received: number): void => {
  const [least, most] = [date - received, date + SECOND - sent];
  // Fails for no date, and if the computer's clock was set while the answer was under way.
  if (!(most >= least && most - least <= LONGEST)) return;
  if (ahead < least || ahead > most) ahead = Math.round((least + most) / 2);
};

/** Forgets what was learnt. For tests: it outlives a test. */
export const forgetServerTime = (): void => void (ahead = 0);
