import type { components } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";
import { WithdrawalSentence } from "#entities/transaction/withdrawal/decide/withdrawal-sentence.tsx";

type Schemas = components["schemas"];
type Props = { answer: Schemas["TomaniAnswer"] | undefined; tx: Schemas["Transaction"] };

/** Tomani's message if it refused the withdrawal, and the possible next steps (money §4). */
export const TomaniAnswer = ({ answer, tx }: Props) =>
  answer && (
    <>
      <Alert severity="caution" title="Tomani did not accept the withdrawal">
        {answer.description}
      </Alert>
      <p className="mt-3 text-body">
        {answer.canForce ? (
          <>
            Force Approve confirms <WithdrawalSentence of={tx} />
          </>
        ) : (
          "The approval cannot be forced, and nothing was changed. Go back and try another gateway, or reject the withdrawal."
        )}
      </p>
    </>
  );
