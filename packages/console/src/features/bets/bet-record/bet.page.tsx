import { useShowBet } from "@backoffice/api-client";
import { useParams } from "react-router";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { BetRecord } from "./bet-record.tsx";

/** `/bets/{id}` */
export const BetPage = () => {
  const { id = "" } = useParams();
  return (
    <RecordPageFrame noun="bet" query={useShowBet({ body: { betId: id } }, { staleTime: 0 })}>
      {(bet) => <BetRecord bet={bet} />}
    </RecordPageFrame>
  );
};
