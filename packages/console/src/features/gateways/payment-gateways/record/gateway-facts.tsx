import type { components } from "@backoffice/api-client";
import { DescriptionList, Id } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";

type GatewayFactsProps = { gateway: components["schemas"]["DepositGateway"] };

/** What nobody can change of a gateway, and who changed the rest last. */
export const GatewayFacts = ({
  gateway: { uuid, opId, provider, createdAt, updatedAt, updatedBy },
}: GatewayFactsProps) => (
  <DescriptionList
    items={[
      { label: <OperatorLabel />, value: <OperatorLink opId={opId} /> },
      { label: "Provider", value: <span className="font-mono text-meta">{provider}</span> },
      { label: "Created", value: <Moment value={createdAt} /> },
      { label: "Updated", value: <Moment value={updatedAt} /> },
      { label: "Updated by", value: updatedBy },
      { label: "Id", value: <Id value={uuid} whole /> },
    ]}
  />
);
