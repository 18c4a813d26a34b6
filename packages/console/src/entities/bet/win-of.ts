type Settled = { status: string; winAmount: number; winAmountInUSD: number };

/** Payout of a bet. The wire has 0 for an open bet, whose payout is unknown: null. */
export const winOf = ({ status, winAmount, winAmountInUSD }: Settled): { own: number | null; inUSD: number | null } =>
  status === "OPEN" ? { own: null, inUSD: null } : { own: winAmount, inUSD: winAmountInUSD };
