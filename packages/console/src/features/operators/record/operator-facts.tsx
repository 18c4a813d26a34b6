import type { components } from "@backoffice/api-client";
import { DescriptionList, Id } from "@backoffice/ui";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { OPERATOR_STATUS } from "#entities/operator/operator-status.ts";
import { Moment } from "#entities/time/moment.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { StatusBadge } from "#kit/words/status-badge.tsx";

/** Who an operator or brand is, whose, since when, and where it pays its invoices to. */
export const OperatorFacts = ({ operator }: { operator: components["schemas"]["Operator"] }) => {
  const { opId, title, parentOpId, partnerId, status, createdAt, cpgBillingWallets } = operator;
  return (
    <DescriptionList
      items={[
        { label: "Name", value: <bdi>{title}</bdi> },
        { label: "Id", value: <Id value={opId} whole /> },
        { label: "Status", value: status && <StatusBadge status={status} of={OPERATOR_STATUS} /> },
        { label: "Created", value: createdAt && <Moment value={createdAt} /> },
        {
          label: "Parent operator",
          value: parentOpId === null ? "None: it is an operator" : <OperatorLink opId={parentOpId} />,
        },
        {
          label: "Partner",
          value: partnerId && (
            <RefLink kind="partner" value={partnerId}>
              {partnerId}
            </RefLink>
          ),
        },
        {
          label: "Billing wallet",
          value: cpgBillingWallets?.address && <Id value={cpgBillingWallets.address} whole />,
          span: true,
        },
      ]}
    />
  );
};
