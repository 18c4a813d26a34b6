import type { components } from "@backoffice/api-client";
import { FactGroups, Id } from "@backoffice/ui";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";

/** The facts of an operator or brand below its name and status: ownership, billing; id and creation last. */
export const OperatorFacts = ({ operator }: { operator: components["schemas"]["Operator"] }) => {
  const { opId, parentOpId, partnerId, createdAt, cpgBillingWallets } = operator;
  return (
    <FactGroups
      groups={[
        {
          items: [
            {
              label: "Parent operator",
              value: parentOpId === null ? "None" : <OperatorLink opId={parentOpId} />,
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
              value: cpgBillingWallets?.address && <Id value={cpgBillingWallets.address} full />,
              span: true,
            },
          ],
        },
      ]}
      metadata={[
        <>
          ID <Id value={opId} full />
        </>,
        stamp("Created", createdAt),
      ]}
    />
  );
};
