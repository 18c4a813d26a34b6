import type { components } from "@backoffice/api-client";
import { BetStatusBadge } from "#entities/bet/bet-status-badge.tsx";
import { DetailsAndJson } from "#kit/records/details-and-json.tsx";
import { Figures } from "#kit/records/figures.tsx";
import { BetFacts } from "./bet-facts.tsx";
import { betFigures } from "./bet-figures.tsx";

type BetRecordProps = { bet: components["schemas"]["BetDetails"] };

/** A bet on its page: status, figures, facts, JSON. */
export const BetRecord = ({ bet }: BetRecordProps) => (
  <>
    <div className="mb-3">
      <BetStatusBadge status={bet.status} />
    </div>
    <Figures figures={betFigures(bet)} />
    <DetailsAndJson record={bet}>
      <BetFacts bet={bet} level={2} />
    </DetailsAndJson>
  </>
);
