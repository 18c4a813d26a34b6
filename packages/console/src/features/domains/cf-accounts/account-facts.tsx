import { FactGroups, Id, type DescriptionItem } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";

type Account = {
  cfAccountCode: string;
  cfAccountId: string;
  opId: string;
  partnerId: string | null;
  createdAt: string;
  updatedAt: string;
};

/** The facts of a Cloudflare account; its API key is never readable. */
export const AccountFacts = ({ account, more = [] }: { account: Account; more?: readonly DescriptionItem[] }) => (
  <FactGroups
    groups={[
      {
        title: "Account",
        items: [
          { label: "Code", value: <Id value={account.cfAccountCode} full /> },
          { label: "Account ID", value: <Id value={account.cfAccountId} full /> },
          { label: "API key", value: <span aria-label="Hidden">••••••••</span> },
        ],
      },
      {
        title: "Ownership",
        items: [
          { label: <OperatorLabel />, value: <OperatorLink opId={account.opId} /> },
          {
            label: "Partner",
            value: account.partnerId && (
              <RefLink kind="partner" value={account.partnerId}>
                {account.partnerId}
              </RefLink>
            ),
          },
          ...more,
        ],
      },
    ]}
    metadata={[stamp("Created", account.createdAt), stamp("Updated", account.updatedAt)]}
  />
);
