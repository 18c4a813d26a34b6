import type { components } from "@backoffice/api-client";
import { Badge, FactGroups, Id } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { fullName } from "#entities/player/full-name.ts";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { usePlayer } from "#entities/player/use-player.ts";
import { Moment } from "#entities/time/moment.tsx";
import { readFact } from "#kit/records/read-fact.tsx";
import { UnreadFacts } from "#kit/records/unread-facts.tsx";

type BankAccount = components["schemas"]["BankAccount"];

/** Null stays null, which the list renders as a dash. */
const code = (value: string | null, duplicated = false) =>
  value && (
    <span className="flex min-h-5 flex-wrap items-center gap-2">
      <Id value={value} full />
      {duplicated && <Badge tone="look">Also used by another account</Badge>}
    </span>
  );

const nameOf = (player: Parameters<typeof fullName>[0]) => {
  const name = fullName(player);
  return name && <bdi>{name}</bdi>;
};

/** Facts of a bank account in groups: owner, destination and decision. */
export const BankAccountFacts = ({ account }: { account: BankAccount }) => {
  const player = usePlayer(account.player.playerCode);
  const { nameOnCard } = account;
  return (
    <FactGroups
      groups={[
        {
          title: "Holder",
          items: [
            { label: "Account holder", value: nameOnCard && <bdi>{nameOnCard}</bdi> },
            ...readFact(player, "Player's name", nameOf),
            { label: "Player", value: <PlayerLink {...account.player} /> },
            { label: <OperatorLabel />, value: <OperatorLink opId={account.opId} /> },
          ],
        },
        {
          title: "Account",
          // An account has only one or two of these numbers; the others are not missing.
          items: [
            { label: "IBAN", value: code(account.iban, account.ibanIsDuplicated), span: true },
            { label: "Card number", value: code(account.cardNumber, account.cardNumberIsDuplicated), span: true },
            { label: "Account number", value: code(account.accountNumber) },
          ].filter(({ value }) => value),
        },
        {
          title: "Decision",
          items:
            account.status === "PENDING"
              ? []
              : [
                  { label: "Decided", value: account.confirmedAt && <Moment value={account.confirmedAt} /> },
                  ...(account.status === "REJECTED"
                    ? [{ label: "Rejected by", value: account.rejectedBy }]
                    : [{ label: "Approved by", value: account.approvedBy }]),
                  { label: "Note for the player", value: account.noteForThePlayer, span: true },
                ],
        },
      ]}
      metadata={[
        <>
          Created <Moment value={account.createdAt} />
        </>,
      ]}
    >
      <UnreadFacts subject="The player" query={player} />
    </FactGroups>
  );
};
