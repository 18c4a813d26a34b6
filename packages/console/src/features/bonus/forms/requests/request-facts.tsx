import type { components } from "@backoffice/api-client";
import { DescriptionList, Id, SectionHeading } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";

type Request = components["schemas"]["BonusFormRequest"];

/** What the player answered to each question of the form. */
export const Answers = ({ answers }: Pick<Request, "answers">) => (
  <DescriptionList
    items={answers.map(({ label, answer }) => ({ label: <bdi>{label}</bdi>, value: answer, span: true }))}
  />
);

/** What is known of a request: who asks for what, what they wrote, and what became of it. */
export const RequestFacts = ({ request }: { request: Request }) => (
  <>
    <DescriptionList
      items={[
        { label: "Player", value: <PlayerLink {...request} /> },
        {
          label: "Form",
          value: (
            <RefLink kind="bonus-form" value={request.bonusId}>
              {request.bonusTitle}
            </RefLink>
          ),
        },
        { label: "Prize", value: choiceWords(request.prizeType) },
        { label: "Asked", value: <Moment value={request.createdAt} /> },
        { label: "Balance at request", value: <Amount value={request.balance} currency={request.currency} /> },
        { label: <OperatorLabel />, value: <OperatorLink opId={request.opId} /> },
        { label: "Decided by", value: request.decidedBy },
        { label: "Decided", value: request.decidedAt && <Moment value={request.decidedAt} /> },
        { label: "Note", value: request.note, span: true },
        { label: "Request", value: <Id value={request.requestId} />, span: true },
      ]}
    />
    <SectionHeading level={3} className="mt-5">
      Answers
    </SectionHeading>
    <Answers answers={request.answers} />
  </>
);
