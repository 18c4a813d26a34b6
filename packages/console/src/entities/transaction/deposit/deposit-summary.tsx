import type { components } from "@backoffice/api-client";

/** A deposit after the verb of a sentence: amount, player and provider. */
export const DepositSummary = ({ tx, amount }: { tx: components["schemas"]["Transaction"]; amount: string }) => (
  <>
    the deposit of{" "}
    <strong dir="ltr" className="inline-block">
      {amount}
    </strong>{" "}
    of player <strong>{tx.player.playerCode}</strong>
    {tx.gateway && (
      <>
        {" "}
        by <strong>{tx.gateway}</strong>
      </>
    )}
    .
  </>
);
