import { useShowTreasuryAccount, type components } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";
import { subtractDecimals } from "@backoffice/ui/form";
import { Amount } from "#entities/money/amount.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { UnreadFacts } from "#kit/records/unread-facts.tsx";
import { can, useSession } from "#kit/session/session.ts";

type TreasuryAlertProps = { tx: components["schemas"]["Transaction"] };

/** Warns of a withdrawal that exceeds the operator's treasury in its currency, for users who may see treasuries. */
export const TreasuryAlert = ({ tx: { opId, toAmount, toCurrency } }: TreasuryAlertProps) => {
  const query = useShowTreasuryAccount({ body: { opId } }, { enabled: can(useSession(), "view_treasuries") });
  const treasury = query.data?.treasuries.find(({ currency }) => currency === toCurrency);
  const isShort = treasury && subtractDecimals(decimalOf(treasury.balance), decimalOf(toAmount)).startsWith("-");
  return (
    <>
      {isShort && (
        <Alert
          severity="caution"
          title="Insufficient funds"
          action={
            <PageLink to="/treasury-account" query={{ opId }} permission="view_treasuries" inText>
              Treasury account
            </PageLink>
          }
        >
          The treasury holds <Amount value={treasury.balance} currency={toCurrency} />.
        </Alert>
      )}
      <UnreadFacts subject="The treasury" query={query} />
    </>
  );
};
