import { useShowSportFreebet } from "@backoffice/api-client";
import { ConfirmDialog, useLocale, useNow } from "@backoffice/ui";
import { Form, useZodForm } from "@backoffice/ui/form";
import { useWatch } from "react-hook-form";
import { amountText } from "#entities/money/amount-text.ts";
import { decimalOf } from "#entities/money/decimal-of.ts";
import type { DialogPanelProps } from "#kit/panels/define-panels.ts";
import { useMoneySubmit } from "#kit/submit/use-money-submit.ts";
import { useSession } from "#kit/session/session.ts";
import { giveReason } from "./give-reason.ts";
import { GrantFields } from "./grant.fields.tsx";
import { grantSchema } from "./grant.schema.ts";
import { useGiveFreebet } from "./use-give-freebet.ts";

type Params = DialogPanelProps<"add-sport-freebet-confirmation">["params"];
type GiveProps = Params & { template: NonNullable<Params["template"]>; open: boolean; close: () => void };

const Give = ({ template: listed, player, open, close }: GiveProps) => {
  const { locale } = useLocale();
  const session = useSession();
  // It may end, or be switched off, while somebody thinks.
  const seconds = useNow(open) / 1000;
  const { data: template = listed } = useShowSportFreebet({ body: { id: listed.id } }, { staleTime: 0 });
  const { betCount, betAmount, currency } = listed.freebetData;
  const form = useZodForm({
    schema: grantSchema,
    defaultValues: {
      playerId: player?.playerId ?? "",
      betCount: String(betCount),
      betAmount: decimalOf(betAmount),
      currency,
    },
    mode: "onChange",
  });
  const current = useWatch({ control: form.control });
  const valid = grantSchema.safeParse(current).data;
  const { submit, pending, reason } = useMoneySubmit(useGiveFreebet(), {
    success: "FreeBet added to the player.",
    failure: "Unable To Add FreeBet",
    onDone: close,
  });
  const missing = current.playerId ? "Correct what is marked first." : "Choose the player first.";
  const what = valid && `${valid.betCount} × ${amountText(Number(valid.betAmount), valid.currency, locale)}`;

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Add Sport FreeBet Confirmation"
      tone="primary"
      confirmLabel={what ? `Add ${what}` : "Add"}
      pending={pending}
      disabledReason={reason ?? giveReason(template, session, seconds) ?? (valid ? undefined : missing)}
      onConfirm={() =>
        void form.handleSubmit(({ playerId, ...grant }) =>
          submit({
            path: { playerId },
            body: {
              templateId: listed.id,
              betCount: Number(grant.betCount),
              // A decimal text of money is the number of the wire exactly.
              betAmount: Number(grant.betAmount),
              currency: grant.currency,
            },
          }),
        )()
      }
    >
      <p>
        Add <strong>{listed.name}</strong> ({listed.id}) {player ? "to player " : "to a player"}
        {player && <strong>{player.playerCode}</strong>}
        {what && (
          <>
            : <strong className="inline-block">{what}</strong>
          </>
        )}
        .
      </p>
      <Form form={form} onSubmit={() => undefined} submitShortcut={false}>
        <GrantFields player={player} currency={current.currency ?? currency} locale={locale} />
      </Form>
    </ConfirmDialog>
  );
};

/** Gives a sport freebet to a player (shell §2.3, money §2). */
export const AddSportFreebetConfirmation = ({
  params: { template, ...rest },
  open,
  close,
}: DialogPanelProps<"add-sport-freebet-confirmation">) =>
  template ? <Give template={template} {...rest} open={open} close={close} /> : null;
