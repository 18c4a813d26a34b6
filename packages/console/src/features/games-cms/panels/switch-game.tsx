import type { Input, enableGame } from "@backoffice/api-client";
import { ConfirmDialog } from "@backoffice/ui";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import type { SwitchedGame } from "../games-cms.params.ts";

const WORDS = {
  enable: { verb: "Enable", done: "enabled", tone: "primary", outcome: "Players can play it" },
  disable: { verb: "Disable", done: "disabled", tone: "danger", outcome: "Players can no longer play it" },
} as const;

type SwitchGameProps = SwitchedGame & {
  to: keyof typeof WORDS;
  write: { send: (input: Input<typeof enableGame.operation>) => Promise<unknown>; pending: boolean };
  open: boolean;
  close: () => void;
};

/** Asks before one game is enabled or disabled, for one operator or for everybody. */
export const SwitchGame = ({ gameId, title, opId, to, write, open, close }: SwitchGameProps) => {
  const { verb, done, tone, outcome } = WORDS[to];
  const operator = useOperatorTitle(opId);
  const isForAll = opId === ALL;
  const { submit, pending } = useSubmit(write, {
    success: isForAll ? `${title} is ${done}.` : `${title} is ${done} for ${operator}.`,
    failure: `Unable To ${verb} Game`,
    onDone: close,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={`${verb} game`}
      tone={tone}
      confirmLabel={`${verb} game`}
      pending={pending}
      onConfirm={() => void submit({ body: { gameId, opId } })}
    >
      <p className="break-words">
        {verb} <strong>{title}</strong> for <strong>{isForAll ? "the whole platform" : operator}</strong>. {outcome}
        {isForAll ? (to === "enable" ? " at the operators that have it active." : " at any operator.") : " there."}
      </p>
    </ConfirmDialog>
  );
};
