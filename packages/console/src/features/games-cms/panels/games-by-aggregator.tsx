import type { Data, enableGamesByAggregator, Input } from "@backoffice/api-client";
import { ConfirmDialog } from "@backoffice/ui";
import { Form, useZodForm } from "@backoffice/ui/form";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { AggregatorFields } from "./aggregator.fields.tsx";
import { aggregatorSchema, missingOf, type AggregatorValues } from "./aggregator.schema.ts";

type Operation = typeof enableGamesByAggregator.operation;

const WORDS = {
  activate: { verb: "Activate", done: "activated", tone: "primary" },
  deactivate: { verb: "Deactivate", done: "deactivated", tone: "danger" },
} as const;

const games = (count: number) => (count === 1 ? "1 game" : `${count} games`);

type GamesByAggregatorProps = {
  to: keyof typeof WORDS;
  /** Chosen at first; empty for nobody. */
  opId: string;
  write: { send: (input: Input<Operation>) => Promise<Data<Operation>>; pending: boolean };
  open: boolean;
  close: () => void;
};

/** Asks whose games of which aggregator are switched, says what will happen, and then how many were. */
export const GamesByAggregator = ({ to, opId, write, open, close }: GamesByAggregatorProps) => {
  const { verb, done, tone } = WORDS[to];
  const defaultValues: AggregatorValues = { opId, aggregator: "", providers: "ALL", providerId: "" };
  const form = useZodForm({ schema: aggregatorSchema, defaultValues, mode: "onSubmit" });
  const current = { ...defaultValues, ...useWatch({ control: form.control }) };
  const [provider, setProvider] = useState("");
  const operator = useOperatorTitle(current.opId);
  const missing = missingOf(current);
  const { submit, pending } = useSubmit(write, {
    success: ({ count }) => `${games(count)} ${done} for ${operator}.`,
    failure: `Unable To ${verb} Games`,
    onDone: close,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={`${verb} games by aggregator`}
      tone={tone}
      confirmLabel={`${verb} games`}
      pending={pending}
      {...(missing && { disabledReason: missing })}
      description={
        missing ? (
          "Choose whose games, and which."
        ) : (
          <>
            {verb} every game of <strong>{current.aggregator}</strong>
            {current.providers === "ONE" && (
              <>
                {" "}
                by <strong>{provider}</strong>
              </>
            )}{" "}
            for <strong>{operator}</strong>.
            {to === "activate" &&
              " Games that the platform has disabled or the operator has deprecated stay as they are."}
          </>
        )
      }
      onConfirm={() => void form.handleSubmit((body) => submit({ body }))()}
    >
      <Form form={form} onSubmit={() => undefined} submitShortcut={false}>
        <AggregatorFields isOne={current.providers === "ONE"} onProvider={setProvider} />
      </Form>
    </ConfirmDialog>
  );
};
