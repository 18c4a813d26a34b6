import type { Data, enableGamesByAggregator, Input } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { useState } from "react";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { Writer } from "#kit/submit/writer.ts";
import { AggregatorFields } from "./aggregator.fields.tsx";
import { aggregatorSchema, missingOf } from "./aggregator.schema.ts";

type Operation = typeof enableGamesByAggregator.operation;

const WORDS = {
  activate: { verb: "Activate", done: "activated", tone: "primary" },
  deactivate: { verb: "Deactivate", done: "deactivated", tone: "danger" },
} as const;

const KEPT = "Games that the platform has disabled or the operator has deprecated stay as they are.";

const games = (count: number, locale: string) => (count === 1 ? "1 game" : `${formatNumber(count, locale)} games`);

type GamesByAggregatorProps = {
  to: keyof typeof WORDS;
  /** Preselected operator. */
  params: { opId?: string };
  write: Writer<Input<Operation>, Data<Operation>>;
  open: boolean;
  close: () => void;
};

/** Asks for operator and aggregator, explains the effect, and shows the number of switched games. */
export const GamesByAggregator = ({ to, params: { opId = "" }, ...panel }: GamesByAggregatorProps) => {
  const { verb, done, tone } = WORDS[to];
  const [provider, setProvider] = useState("");
  const titleOf = useTitleOf();
  const { locale } = useLocale();
  return (
    <ConfirmFormPanel
      {...panel}
      {...{ verb, tone }}
      noun="games"
      title={`${verb} games by aggregator`}
      schema={aggregatorSchema}
      values={{ opId, aggregator: "", providers: "ALL", providerId: "" }}
      disabledReason={missingOf}
      input={(body) => ({ body })}
      success={({ count }, sent) => `${games(count, locale)} ${done} for ${titleOf(sent.opId)}.`}
      confirmLabel={() => `${verb} games`}
      sentence={(now) =>
        missingOf(now) ? (
          "Choose an operator or brand and its games."
        ) : (
          <>
            {verb} every game of <strong>{now.aggregator}</strong>
            {now.providers === "ONE" && (
              <>
                {" "}
                by <strong>{provider}</strong>
              </>
            )}{" "}
            for <strong>{titleOf(now.opId)}</strong>. {to === "activate" && KEPT}
          </>
        )
      }
    >
      {(now) => <AggregatorFields isOne={now.providers === "ONE"} onProvider={setProvider} />}
    </ConfirmFormPanel>
  );
};
