import { DescriptionList, Id, type DescriptionItem } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";

type Account = {
  cfAccountCode: string;
  cfAccountId: string;
  opId: string;
  partnerId: string | null;
  createdAt: string;
  updatedAt: string;
};

/** What is known of an account; its key is there, and nobody reads it. */
export const AccountFacts = ({ account, more = [] }: { account: Account; more?: readonly DescriptionItem[] }) => (
  <DescriptionList
    items={[
      { label: "Code", value: <Id value={account.cfAccountCode} whole /> },
      { label: "Account ID", value: <Id value={account.cfAccountId} whole /> },
      { label: "API key", value: <span aria-label="Hidden">••••••••</span> },
      { label: <OperatorLabel />, value: <OperatorLink opId={account.opId} /> },
      {
        label: "Partner",
        value: account.partnerId && (
          <RefLink kind="partner" value={account.partnerId}>
            {account.partnerId}
          </RefLink>
        ),
      },
      { label: "Created At", value: <Moment value={account.createdAt} /> },
      { label: "Updated At", value: <Moment value={account.updatedAt} /> },
      ...more,
    ]}
  />
);
