import type { components } from "@backoffice/api-client";
import { OrderSection } from "./order/order-section.tsx";
import { TransactionGroups } from "./transaction-groups.tsx";
import { WithdrawalFacts } from "./withdrawal/withdrawal-facts.tsx";

type TransactionFactsProps = {
  tx: components["schemas"]["Transaction"];
  /** Level of the headings in the outline of the page. */
  level: 2 | 3;
};

/** Facts of a transaction, plus the parts that only deposits or withdrawals have. */
export const TransactionFacts = ({ tx, level }: TransactionFactsProps) => {
  if (tx.transactionType === "WITHDRAW") return <WithdrawalFacts tx={tx} level={level} />;
  return (
    <TransactionGroups tx={tx} level={level}>
      {tx.transactionType === "DEPOSIT" && <OrderSection txId={tx.txId} level={level} />}
    </TransactionGroups>
  );
};
