import type { components } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { PageLink } from "#kit/address/page-link.tsx";

type SharedNumberProps = {
  title: string;
  /** The accounts of other players; nothing is shown without any. */
  accounts: readonly components["schemas"]["BankAccount"][] | undefined;
};

/** Warns that other players have the same account number, with links to those accounts and players. */
export const SharedNumber = ({ title, accounts = [] }: SharedNumberProps) =>
  accounts.length > 0 && (
    <Alert severity="caution" title={title}>
      <ul>
        {accounts.map(({ uuid, bankName, player }) => (
          <li key={uuid} className="flex flex-wrap items-baseline gap-x-2">
            <PageLink
              to="/withdraw/bank-accounts"
              query={{ panel: "bank-account-details", uuid }}
              permission="view_bank_accounts"
              inText
            >
              {bankName}
            </PageLink>
            <PlayerLink {...player} />
          </li>
        ))}
      </ul>
    </Alert>
  );
