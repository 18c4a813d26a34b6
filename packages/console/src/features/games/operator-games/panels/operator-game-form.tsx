import type { components } from "@backoffice/api-client";
import { Alert, Button } from "@backoffice/ui";
import { applyFieldErrors, createFields, FieldGroup, Form, SubmitButton, useZodForm } from "@backoffice/ui/form";
import { useId } from "react";
import { OPERATOR_GAME_STATUS } from "#entities/game/operator-game-status.ts";
import { PanelFoot } from "#kit/panels/panel-frame.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { operatorGameSchema, operatorGameValues } from "./operator-game.schema.ts";
import { useSaveOperatorGame } from "./use-save-operator-game.ts";

type OperatorGame = components["schemas"]["OperatorGame"];

const fields = createFields(operatorGameSchema);

/** What an operator sets for a game; who may not set it reads it, and which right it takes. */
export const OperatorGameForm = ({ game, close }: { game: OperatorGame; close: () => void }) => {
  const session = useSession();
  const formId = useId();
  const readOnlyReason = lacking(session, "edit_operator_games");
  const values = operatorGameValues(game);
  const form = useZodForm({ schema: operatorGameSchema, defaultValues: values, values });
  const release = useUnsavedGuard(form.formState.isDirty);
  const { submit, pending } = useSubmit(useSaveOperatorGame(game), {
    success: "Game updated for operator!",
    onDone: () => {
      release();
      close();
    },
    onFieldErrors: (errors) => applyFieldErrors(form, errors),
  });

  return (
    <Form
      id={formId}
      form={form}
      readOnly={readOnlyReason !== undefined}
      onSubmit={(set) =>
        submit({ body: { dto: { gameId: game.gameId, ...set }, opId: game.opId, gameTitle: game.title } })
      }
    >
      {readOnlyReason && <Alert severity="info">{readOnlyReason}</Alert>}
      <FieldGroup title={`At ${game.opTitle}`}>
        <fields.IntegerField name="order" label="Order" required help="Lower comes first in the lobby." />
        <fields.SelectField name="status" label="Status" required options={statusOptions(OPERATOR_GAME_STATUS)} />
      </FieldGroup>
      <PanelFoot>
        <div className="flex-1" />
        <Button onClick={close}>{readOnlyReason ? "Close" : "Cancel"}</Button>
        {!readOnlyReason && (
          <SubmitButton formId={formId} pending={pending}>
            Save
          </SubmitButton>
        )}
      </PanelFoot>
    </Form>
  );
};
