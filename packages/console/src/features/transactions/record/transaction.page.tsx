import { useShowTransaction } from "@backoffice/api-client";
import { useParams } from "react-router";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { TransactionRecord } from "./transaction-record.tsx";

/** `/transactions/details/{txId}` (money §2). */
export const TransactionPage = () => {
  const { txId = "" } = useParams();
  return (
    <RecordPageFrame noun="transaction" query={useShowTransaction({ body: { txId } }, { staleTime: 0 })}>
      {(tx) => <TransactionRecord tx={tx} />}
    </RecordPageFrame>
  );
};
