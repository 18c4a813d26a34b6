import type { components } from "@backoffice/api-client";
import { DescriptionList, FactGroups, Id, type DescriptionItem } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { usePlayer } from "#entities/player/use-player.ts";
import { Moment } from "#entities/time/moment.tsx";
import { RecentTransactions } from "#entities/transaction/recent-transactions.tsx";
import { readFact } from "#kit/records/read-fact.tsx";
import { UnreadFacts } from "#kit/records/unread-facts.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { RefLink } from "#kit/references/ref-link.tsx";

type Request = components["schemas"]["BonusFormRequest"];

const answerItems = ({ answers }: Pick<Request, "answers">): DescriptionItem[] =>
  answers.map(({ label, answer }) => ({ label: <bdi>{label}</bdi>, value: answer, span: true }));

/** The player's answers to the questions of the form. */
export const Answers = (request: Pick<Request, "answers">) => <DescriptionList items={answerItems(request)} />;

/** Facts of a request in groups: player, form, decision, answers; the player's latest transactions; ID last. */
export const RequestFacts = ({ request }: { request: Request }) => {
  const query = usePlayer(request.playerCode);
  return (
    <FactGroups
      groups={[
        {
          title: "Player",
          items: [
            { label: "Player", value: <PlayerLink {...request} /> },
            { label: <OperatorLabel />, value: <OperatorLink opId={request.opId} /> },
            { label: "Balance at request", value: <Amount value={request.balance} currency={request.currency} /> },
            ...readFact(query, "Balance now", ({ wallet }) => (
              <Amount value={wallet.byCurrency[request.currency]?.balance ?? 0} currency={request.currency} />
            )),
            ...readFact(query, "Bonus balance", ({ bonusWallet }) => (
              <Amount value={bonusWallet.balanceInUsd} currency="USD" />
            )),
          ],
        },
        {
          title: "Request",
          items: [
            {
              label: "Form",
              value: (
                <RefLink kind="bonus-form" value={request.bonusId}>
                  {request.bonusTitle}
                </RefLink>
              ),
            },
            { label: "Prize", value: choiceWords(request.prizeType) },
            { label: "Requested", value: <Moment value={request.createdAt} /> },
          ],
        },
        { title: "Answers", items: answerItems(request) },
        {
          title: "Decision",
          items:
            request.status === "PENDING"
              ? []
              : [
                  { label: "Decided by", value: request.decidedBy },
                  { label: "Decided", value: request.decidedAt && <Moment value={request.decidedAt} /> },
                  { label: "Note", value: request.note, span: true },
                ],
        },
      ]}
      metadata={[
        <>
          Request <Id value={request.requestId} />
        </>,
      ]}
    >
      <UnreadFacts subject="The player" query={query} />
      <RecentTransactions playerCode={request.playerCode} />
    </FactGroups>
  );
};
