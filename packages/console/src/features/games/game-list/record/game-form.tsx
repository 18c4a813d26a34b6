import { useUpdateGame, type components } from "@backoffice/api-client";
import { applyFieldErrors, Form, SubmitButton, useZodForm } from "@backoffice/ui/form";
import { Button } from "@backoffice/ui";
import { lacking, useSession } from "#kit/session/session.ts";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { GameFields } from "./game.fields.tsx";
import { changesOf, gameSchema, gameValues } from "./game.schema.ts";

type Game = components["schemas"]["Game"];

/** The form of a game on its page; who may not change games reads it. */
export const GameForm = ({ game }: { game: Game }) => {
  const session = useSession();
  const readOnlyReason = lacking(session, "edit_games");
  const values = gameValues(game);
  const form = useZodForm({ schema: gameSchema, defaultValues: values, values });
  const { isDirty, dirtyFields } = form.formState;
  useUnsavedGuard(isDirty);
  const { submit, pending } = useSubmit(useUpdateGame(), {
    success: "Game updated.",
    onDone: () => form.reset(form.getValues()),
    onFieldErrors: (errors) => applyFieldErrors(form, errors),
  });

  return (
    <Form
      form={form}
      readOnly={readOnlyReason !== undefined}
      onSubmit={(change) => submit({ body: { gameId: game.gameId, ...changesOf(change, dirtyFields) } })}
    >
      <GameFields game={game} />
      <div className="flex flex-wrap items-center justify-end gap-2 border-t pt-4">
        {readOnlyReason ? (
          <p className="me-auto text-meta text-ink-muted">{readOnlyReason}</p>
        ) : (
          <>
            {isDirty && <Button onClick={() => form.reset()}>Discard changes</Button>}
            <SubmitButton pending={pending} reason={isDirty ? undefined : "Nothing was changed."}>
              Save
            </SubmitButton>
          </>
        )}
      </div>
    </Form>
  );
};
