import type { components } from "@backoffice/api-client";
import { DetailsAndJson } from "#kit/records/details-and-json.tsx";
import { BetFacts } from "./bet-facts.tsx";
import { BetSelections } from "./bet-selections.tsx";

type BetRecordProps = { bet: components["schemas"]["BetDetails"]; level: 2 | 3 };

/** A bet with its selections; `level` is that of its headings. */
export const BetRecord = ({ bet, level }: BetRecordProps) => (
  <DetailsAndJson record={bet}>
    <BetFacts bet={bet} />
    <BetSelections selections={bet.selections} level={level} />
  </DetailsAndJson>
);
