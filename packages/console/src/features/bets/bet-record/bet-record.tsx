import type { components } from "@backoffice/api-client";
import { Card } from "@backoffice/ui";
import { BetStatusBadge } from "#entities/bet/bet-status-badge.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { DetailsAndJson } from "#kit/records/details-and-json.tsx";
import { Figures } from "#kit/records/figures.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { BetFacts } from "./bet-facts.tsx";
import { betFigures } from "./bet-figures.tsx";
import { SettleButton } from "./settle-button.tsx";

type BetRecordProps = { bet: components["schemas"]["BetDetails"] };

/** A bet on its page: title, status, Settle, figures, facts, JSON. */
export const BetRecord = ({ bet }: BetRecordProps) => (
  <>
    <RecordHeader
      code={bet.betId}
      status={<BetStatusBadge status={bet.status} />}
      metadata={<PlayerLink {...bet.player} />}
      actions={<SettleButton bet={bet} />}
    >
      {bet.title}
    </RecordHeader>
    <Card className="p-5">
      <Figures figures={betFigures(bet)} />
      <DetailsAndJson record={bet}>
        <BetFacts bet={bet} level={3} />
      </DetailsAndJson>
    </Card>
  </>
);
