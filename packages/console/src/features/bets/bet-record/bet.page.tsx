import { useShowBet } from "@backoffice/api-client";
import { Card } from "@backoffice/ui";
import { useLocation, useNavigate, useParams } from "react-router";
import { keptSearch } from "#kit/address/kept-search.ts";
import { RecordStates } from "#kit/records/record-states.tsx";
import { BetRecord } from "./bet-record.tsx";
import { SettleButton } from "./settle-button.tsx";

/** `/bets/{id}` */
export const BetPage = () => {
  const { id = "" } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const toList = () => void navigate({ pathname: "/bets", search: keptSearch(search) });
  return (
    <div className="mx-auto w-full max-w-5xl">
      <RecordStates noun="bet" query={useShowBet({ body: { betId: id } }, { staleTime: 0 })} close={toList}>
        {(bet) => (
          <Card className="p-5">
            <BetRecord bet={bet} />
            <div className="mt-5 flex justify-end empty:hidden">
              <SettleButton bet={bet} />
            </div>
          </Card>
        )}
      </RecordStates>
    </div>
  );
};
