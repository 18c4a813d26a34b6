import type { components } from "@backoffice/api-client";
import { FactGroups, Id, type FactGroup } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { stamp } from "#entities/time/stamp.tsx";

type GatewayFactsProps = {
  gateway: components["schemas"]["DepositGateway"];
  more?: readonly FactGroup[];
};

/** Fixed facts of a gateway, then the given groups; ID and changes last. */
export const GatewayFacts = ({
  gateway: { uuid, opId, createdAt, updatedAt, updatedBy },
  more = [],
}: GatewayFactsProps) => (
  <FactGroups
    groups={[
      {
        items: [{ label: <OperatorLabel />, value: <OperatorLink opId={opId} /> }],
      },
      ...more,
    ]}
    metadata={[
      <>
        ID <Id value={uuid} />
      </>,
      stamp("Created", createdAt),
      stamp("Updated", updatedAt, updatedBy),
    ]}
  />
);
