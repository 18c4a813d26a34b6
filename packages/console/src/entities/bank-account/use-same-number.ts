import { useListBankAccounts, type components } from "@backoffice/api-client";
import { can, useSession } from "#kit/session/session.ts";
import { ALL } from "#kit/scope/scope.ts";

type BankAccount = components["schemas"]["BankAccount"];

/** Enough to name the accounts with one number. */
const AT_ONCE = 10;

/** Whether the account has exactly this number: the search finds parts of numbers and names too. */
const hasNumber = ({ iban, cardNumber, accountNumber }: BankAccount, number: string): boolean =>
  [iban, cardNumber, accountNumber].includes(number);

/** Bank accounts of other players with this number, for users who may see bank accounts; nothing without a number. */
export const useSameNumber = (number: string | null | undefined, playerCode: string) => {
  const mayRead = can(useSession(), "view_bank_accounts");
  const query = useListBankAccounts(
    { body: { page: 1, itemsPerPage: AT_ONCE, opId: ALL, search: number ?? "", isDeleted: false } },
    { enabled: mayRead && Boolean(number) },
  );
  const sameNumber = number
    ? query.data?.items.filter((it) => it.player.playerCode !== playerCode && hasNumber(it, number))
    : undefined;
  return { ...query, sameNumber };
};
