import type { components } from "@backoffice/api-client";
import { Badge, DescriptionList, Id } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";

type BankAccount = components["schemas"]["BankAccount"];

/** Nothing for nothing: the list draws a dash. */
const code = (value: string | null, duplicated = false) =>
  value && (
    <span className="flex min-h-5 flex-wrap items-center gap-2">
      <Id value={value} whole />
      {duplicated && <Badge tone="caution">Also used by another account</Badge>}
    </span>
  );

/** Everything that is known of a bank account. */
export const BankAccountFacts = ({ account }: { account: BankAccount }) => (
  <DescriptionList
    items={[
      { label: "Player", value: <PlayerLink {...account.player} /> },
      { label: <OperatorLabel />, value: <OperatorLink opId={account.opId} /> },
      { label: "Bank", value: account.bankName },
      { label: "Holder", value: account.nameOnCard },
      { label: "IBAN", value: code(account.iban, account.ibanIsDuplicated), span: true },
      { label: "Card number", value: code(account.cardNumber, account.cardNumberIsDuplicated), span: true },
      { label: "Account number", value: code(account.accountNumber) },
      { label: "Created", value: <Moment value={account.createdAt} /> },
      { label: "Approved by", value: account.approvedBy },
      { label: "Rejected by", value: account.rejectedBy },
      { label: "Decided", value: account.confirmedAt && <Moment value={account.confirmedAt} /> },
      { label: "Note for the player", value: account.noteForThePlayer, span: true },
    ]}
  />
);
