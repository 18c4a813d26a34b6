import type { components } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { createFields, FieldGroup, Form, useZodForm } from "@backoffice/ui/form";
import { useWatch } from "react-hook-form";
import { PanelFoot } from "#kit/panels/panel-frame.tsx";
import { usePanels } from "#kit/panels/panels.ts";
import { useSession } from "#kit/session/session.ts";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { isOffered, reviewReason } from "../review.ts";
import { MAX_NOTE, noteSchema } from "./note.schema.ts";

type BankAccount = components["schemas"]["BankAccount"];
type Action = components["schemas"]["BankAccountReview"]["actionType"];

const fields = createFields(noteSchema);

/**
 * The note for the player, and the two decisions that need it (shell §4), where they are offered. Once a note is begun
 * it stays, though somebody else decides meanwhile: the buttons say why they do not work.
 */
export const ReviewForm = ({ account }: { account: BankAccount }) => {
  const panels = usePanels();
  const session = useSession();
  const form = useZodForm({ schema: noteSchema, defaultValues: { note: "" } });
  const { note } = useWatch({ control: form.control });
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty);
  if (!isDirty && !isOffered(account, session)) return null;

  const reason = (action: Action) =>
    reviewReason(account, action, session) ?? (note?.trim() ? undefined : "Write a note for the player first.");
  const decide = (action: Action) =>
    void form.handleSubmit(
      ({ note: valid }) =>
        panels.open("bank-account-confirmation", { account, action, note: valid, onDone: () => form.reset() }),
      () => form.setFocus("note"),
    )();

  return (
    <div className="mt-6">
      <Form form={form} onSubmit={() => undefined} submitShortcut={false}>
        <FieldGroup title="Decision">
          <fields.TextareaField
            name="note"
            label="Note for the player"
            required
            full
            maxLength={MAX_NOTE}
            help="The player reads this."
          />
        </FieldGroup>
      </Form>
      <PanelFoot>
        <div className="flex-1" />
        <Button reason={reason("reject")} onClick={() => decide("reject")}>
          Reject
        </Button>
        <Button variant="primary" reason={reason("approve")} onClick={() => decide("approve")}>
          Approve
        </Button>
      </PanelFoot>
    </div>
  );
};
