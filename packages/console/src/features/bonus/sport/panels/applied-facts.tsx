import type { components } from "@backoffice/api-client";
import { FactGroups, Id } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { EpochMoment } from "#entities/time/epoch-moment.tsx";
import { conditionsOf } from "./freebet-conditions.tsx";

type AppliedFactsProps = { applied: components["schemas"]["AppliedFreebet"] };

/** Facts of a freebet given to a player below its figures; times are in seconds (shell §3). */
export const AppliedFacts = ({ applied }: AppliedFactsProps) => (
  <FactGroups
    groups={[
      {
        title: "Player",
        items: [
          { label: "Player", value: <PlayerLink playerCode={applied.playerCode} /> },
          { label: <OperatorLabel />, value: <OperatorLink opId={applied.opId} /> },
        ],
      },
      {
        title: "Validity",
        items: [
          { label: "Activated", value: <EpochMoment seconds={applied.activationDate} /> },
          { label: "Starts", value: <EpochMoment seconds={applied.fromTime} /> },
          { label: "Ends", value: <EpochMoment seconds={applied.toTime} /> },
        ],
      },
      conditionsOf(applied),
    ]}
    metadata={[
      <>
        ID <Id value={applied.id} full />
      </>,
    ]}
  />
);
