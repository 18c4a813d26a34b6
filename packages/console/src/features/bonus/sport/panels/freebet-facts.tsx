import type { components } from "@backoffice/api-client";
import { FactGroups, Id } from "@backoffice/ui";
import type { ReactNode } from "react";
import { EpochMoment } from "#entities/time/epoch-moment.tsx";
import { conditionsOf } from "./freebet-conditions.tsx";

type FreebetFactsProps = {
  freebet: components["schemas"]["SportFreebet"];
  /** Sections between the facts and the metadata. */
  children?: ReactNode;
};

/** Facts of a sport freebet below its figures (shell §2.3). */
export const FreebetFacts = ({ freebet, children }: FreebetFactsProps) => (
  <FactGroups
    groups={[
      {
        title: "Validity",
        items: [
          { label: "Starts", value: <EpochMoment seconds={freebet.fromTime} /> },
          { label: "Ends", value: <EpochMoment seconds={freebet.toTime} /> },
          { label: "Valid for (days)", value: freebet.daysToUse },
        ],
      },
      conditionsOf(freebet),
    ]}
    metadata={[
      <>
        ID <Id value={freebet.id} full />
      </>,
    ]}
  >
    {children}
  </FactGroups>
);
