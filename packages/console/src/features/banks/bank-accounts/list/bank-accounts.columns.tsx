import type { components, listBankAccounts } from "@backoffice/api-client";
import { Badge, DASH } from "@backoffice/ui";
import { dateCell, textCell } from "@backoffice/ui/table";
import { bankAccountChecksColumn } from "#entities/bank-account/checks/bank-account-checks-column.tsx";
import { BANK_ACCOUNT_STATUS, BankAccountStatusBadge } from "#entities/bank-account/bank-account-status.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type BankAccount = components["schemas"]["BankAccount"];

const Numbered = ({ value, duplicated }: { value: string | null; duplicated: boolean }) =>
  value ? (
    <span className="flex min-w-0 items-center gap-2">
      <span className="truncate font-mono">{value}</span>
      {duplicated && <Badge tone="look">Duplicate</Badge>}
    </span>
  ) : (
    DASH
  );

/** Columns of the bank account list. */
export const bankAccountColumns: ColumnsOf<typeof listBankAccounts> = [
  {
    id: "playerCode",
    header: "Player",
    ...playerLinkCell<BankAccount>(({ player }) => player),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 190,
    skeleton: "id",
  },
  bankAccountChecksColumn,
  {
    id: "status",
    header: "Status",
    cell: (account) => <BankAccountStatusBadge status={account.status} isDeleted={account.isDeleted} />,
    text: (account) => (account.isDeleted ? "DELETED" : account.status),
    value: ({ status, isDeleted }) =>
      isDeleted ? { code: "DELETED", label: "Deleted" } : { code: status, label: status },
    labels: Object.fromEntries(BANK_ACCOUNT_STATUS.map(({ value, label }) => [value, label])),
    sortable: true,
    width: 120,
    summary: "status",
    skeleton: "badge",
  },
  {
    id: "bankName",
    header: "Bank",
    ...textCell<BankAccount>((account) => account.bankName),
    sortable: true,
    width: 170,
  },
  {
    id: "nameOnCard",
    header: "Holder",
    ...textCell<BankAccount>((account) => account.nameOnCard),
    width: 170,
  },
  {
    id: "createdAt",
    header: "Created",
    ...dateCell<BankAccount>(({ createdAt }) => createdAt),
    sortable: true,
    width: 192,
  },
  {
    id: "iban",
    header: "IBAN",
    cell: (account) => <Numbered value={account.iban} duplicated={account.ibanIsDuplicated} />,
    text: (account) => account.iban ?? "",
    tag: ({ ibanIsDuplicated }) => (ibanIsDuplicated ? "Duplicate" : undefined),
    width: 320,
    shrinks: true,
    skeleton: "id",
  },
  {
    id: "cardNumber",
    header: "Card number",
    cell: (account) => <Numbered value={account.cardNumber} duplicated={account.cardNumberIsDuplicated} />,
    text: (account) => account.cardNumber ?? "",
    tag: ({ cardNumberIsDuplicated }) => (cardNumberIsDuplicated ? "Duplicate" : undefined),
    width: 260,
    shrinks: true,
    skeleton: "id",
  },
  {
    id: "accountNumber",
    header: "Account number",
    cell: (account) => <Numbered value={account.accountNumber} duplicated={false} />,
    text: (account) => account.accountNumber ?? "",
    width: 160,
    defaultHidden: true,
    skeleton: "id",
  },
  {
    id: "opId",
    header: "Operator",
    ...operatorCell<BankAccount>(({ opId }) => opId),
    width: 160,
  },
  {
    id: "confirmedAt",
    header: "Decided",
    ...dateCell<BankAccount>(({ confirmedAt }) => confirmedAt),
    sortable: true,
    width: 192,
  },
  {
    id: "decidedBy",
    header: "Decided by",
    ...textCell<BankAccount>((account) => account.approvedBy ?? account.rejectedBy),
    width: 130,
  },
  {
    id: "noteForThePlayer",
    header: "Note for the player",
    ...textCell<BankAccount>((account) => account.noteForThePlayer),
    width: 260,
    defaultHidden: true,
  },
];
