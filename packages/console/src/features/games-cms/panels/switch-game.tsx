import type { Input, enableGame } from "@backoffice/api-client";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { takeBack } from "#kit/submit/take-back.ts";
import type { Writer } from "#kit/submit/writer.ts";
import type { SwitchedGame } from "../switched-game.ts";

const WORDS = {
  enable: {
    verb: "Enable",
    done: "enabled",
    tone: "primary",
    outcome: "Players can play it",
    everywhere: "at the operators that have it active.",
  },
  disable: {
    verb: "Disable",
    done: "disabled",
    tone: "danger",
    outcome: "Players can no longer play it",
    everywhere: "at any operator.",
  },
} as const;

type SwitchGameProps = {
  to: keyof typeof WORDS;
  params: SwitchedGame;
  write: Writer<Input<typeof enableGame.operation>>;
  /** Write that reverses it. */
  reverse: Writer<Input<typeof enableGame.operation>>;
  open: boolean;
  close: () => void;
};

/** Confirms enabling or disabling a game, for one operator or for all. */
export const SwitchGame = ({ params: { gameId, title, opId }, to, reverse, ...panel }: SwitchGameProps) => {
  const { verb, done, tone, outcome, everywhere } = WORDS[to];
  const operator = useOperatorTitle(opId);
  const isForAll = opId === ALL;
  const back = to === "enable" ? WORDS.disable.done : WORDS.enable.done;
  const where = isForAll ? "" : ` for ${operator}`;
  const saidOf = (is: string) => `${title} is ${is}${where}.`;
  return (
    <ConfirmPanel
      {...panel}
      {...{ verb, tone }}
      noun="game"
      input={{ body: { gameId, opId } }}
      record={{ name: title, kind: "game", value: gameId }}
      undo={(_, input) =>
        takeBack({
          change: `Game ${done}, ${title}${where}`,
          send: (grant) => reverse.send(input, grant),
          success: saidOf(back),
        })
      }
      success={saidOf(done)}
    >
      {verb} <strong>{title}</strong> for <strong>{isForAll ? "the whole platform" : operator}</strong>. {outcome}{" "}
      {isForAll ? everywhere : "there."}
    </ConfirmPanel>
  );
};
