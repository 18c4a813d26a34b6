import type { Db } from "@backoffice/mocks";
import {
  cashbackOf,
  earnerWithCashback,
  earnerWithProfit,
  loserOfNordlys,
  referrerOfNordlys,
} from "#testing/rows/earning-rows.ts";
import { describeSentOnce, type SentOnce } from "#testing/sent-once.tsx";
import { WithdrawProfit } from "./affiliate/withdraw-profit-confirmation.confirm.tsx";
import { ClaimCashback } from "./cashback/claim-cashback-confirmation.confirm.tsx";
import { StartJob } from "./jobs/affiliate-withdraw-job-confirmation.confirm.tsx";

/** The cashback is paid at once, into an otherwise empty wallet. */
const claim: SentOnce = {
  write: "claimCashback",
  arrange: (db) => {
    const { playerId } = loserOfNordlys(db);
    const player = earnerWithCashback(db);
    return {
      player: { playerId },
      draw: (host) => <ClaimCashback {...host} params={{ player }} />,
      moves: [{ wallet: "MAIN", currency: "USD", by: cashbackOf(db).cashbackAvailableToClaimInUSD }],
      entries: () => ["CONFIRMED"],
    };
  },
  button: /^Claim \d/,
  saysOfOthers: /There is no cashback to claim/,
};

/** The entire profit, so that only one of two requests can succeed. */
const withdrawal: SentOnce = {
  write: "withdrawAffiliateProfit",
  arrange: (db) => {
    const { playerId } = referrerOfNordlys(db);
    const player = earnerWithProfit(db);
    return {
      player: { playerId },
      draw: (host) => <WithdrawProfit {...host} params={{ player }} />,
      moves: [],
      entries: () => ["PENDING"],
    };
  },
  button: /^Withdraw \d/,
  saysOfOthers: /profit of the player is lower/,
};

/** Records the payouts that the job requests for this player: one, whatever becomes of the job. */
const keepPayouts =
  (playerId: string) =>
  ({ affiliate: { withdrawals } }: Db, enter: (entry: string) => void) => {
    const set = withdrawals.set.bind(withdrawals);
    withdrawals.set = (id, row) => {
      if (row.playerId === playerId && !withdrawals.has(id)) enter(row.status);
      return set(id, row);
    };
  };

const job: SentOnce = {
  write: "startAffiliateWithdrawJob",
  arrange: (db) => {
    for (const { jobId, opId } of db.affiliate.jobs.values())
      if (opId === "op-nordlys") db.affiliate.jobs.delete(jobId);
    earnerWithProfit(db);
    const { playerId } = referrerOfNordlys(db);
    return {
      player: { playerId },
      draw: (host) => <StartJob {...host} params={{ opId: "op-nordlys" }} />,
      moves: [],
      entries: () => ["IN_PROGRESS"],
      keepBook: keepPayouts(playerId),
    };
  },
  button: /^Start job$/,
  saysOfOthers: /is already running/,
};

describeSentOnce(
  {
    "claim of a cashback": claim,
    "withdrawal of an affiliate's profit": withdrawal,
    "job that withdraws all profit": job,
  },
  "small",
);
