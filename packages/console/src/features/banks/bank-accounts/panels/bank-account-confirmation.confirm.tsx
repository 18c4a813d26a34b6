import { useReviewBankAccount, type components } from "@backoffice/api-client";
import { ConfirmDialog } from "@backoffice/ui";
import { createFields, Form, useZodForm } from "@backoffice/ui/form";
import { useWatch } from "react-hook-form";
import type { DialogPanelProps } from "#kit/panels/define-panels.ts";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { MAX_NOTE, noteSchema } from "./note.schema.ts";

type Params = DialogPanelProps<"bank-account-confirmation">["params"];
type Given = Required<Pick<Params, "account" | "action">> & Params;

const fields = createFields(noteSchema);

const WORDS = {
  approve: {
    verb: "Approve",
    success: "Bank account approved.",
    outcome: "The player can withdraw to it.",
    tone: "primary",
  },
  reject: {
    verb: "Reject",
    success: "Bank account rejected.",
    outcome: "The player cannot withdraw to it.",
    tone: "danger",
  },
} as const;

/** How staff name an account in a sentence: bank, and the end of its number. */
const nameOf = ({ bankName, iban, cardNumber, accountNumber }: components["schemas"]["BankAccount"]) => {
  const number = iban ?? cardNumber ?? accountNumber;
  return number ? `${bankName} …${number.slice(-4)}` : bankName;
};

const Confirmation = ({
  account,
  action,
  note = "",
  onDone,
  open,
  close,
}: Given & { open: boolean; close: () => void }) => {
  const words = WORDS[action];
  const form = useZodForm({ schema: noteSchema, defaultValues: { note }, mode: "onChange" });
  useUnsavedGuard(open && form.formState.isDirty);
  const current = useWatch({ control: form.control, name: "note" });
  const { submit, pending } = useSubmit(useReviewBankAccount(), {
    success: words.success,
    failure: `Unable To ${words.verb} Bank Account`,
    onDone: () => {
      onDone?.();
      close();
    },
  });
  const send = () =>
    void form.handleSubmit(
      (valid) =>
        submit({
          body: {
            uuid: account.uuid,
            actionType: action,
            playerNote: valid.note,
            playerCode: account.player.playerCode,
          },
        }),
      () => form.setFocus("note"),
    )();

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={`${words.verb} bank account`}
      tone={words.tone}
      confirmLabel={`${words.verb} account`}
      pending={pending}
      {...(!current.trim() && { disabledReason: "Write a note for the player first." })}
      onConfirm={send}
    >
      <p className="mb-4 break-words">
        {words.verb} <strong>{nameOf(account)}</strong> of player <strong>{account.player.playerCode}</strong>.{" "}
        {words.outcome}
      </p>
      <Form form={form} onSubmit={() => undefined} submitShortcut={false}>
        <fields.TextareaField
          name="note"
          label="Note for the player"
          required
          maxLength={MAX_NOTE}
          help="The player reads this."
        />
      </Form>
    </ConfirmDialog>
  );
};

/** Approves or rejects a player's bank account, with a note for the player (money §3, §4). */
const BankAccountConfirmation = ({
  params: { account, action, ...rest },
  open,
  close,
}: DialogPanelProps<"bank-account-confirmation">) =>
  account && action ? <Confirmation account={account} action={action} {...rest} open={open} close={close} /> : null;

export default BankAccountConfirmation;
