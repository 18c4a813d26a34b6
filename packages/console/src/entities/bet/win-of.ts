type Settled = { status: string; winAmount: number; winAmountInUSD: number };

/** What a bet won: nothing is known of an open one, whose amounts on the wire are 0. */
export const winOf = ({ status, winAmount, winAmountInUSD }: Settled): { own: number | null; inUSD: number | null } =>
  status === "OPEN" ? { own: null, inUSD: null } : { own: winAmount, inUSD: winAmountInUSD };
