import { useShowSportFreebet } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import { useState } from "react";
import type { z } from "zod";
import { amountText } from "#entities/money/amount-text.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useSession } from "#kit/session/session.ts";
import { giveReason } from "./give-reason.ts";
import { GrantFields } from "./grant.fields.tsx";
import { grantSchema } from "./grant.schema.ts";
import { useGiveFreebet } from "./use-give-freebet.ts";
import { playerRecord } from "#entities/player/player-record.ts";

/** Gives a sport freebet to a player (shell §2.3, money §2). */
export const AddSportFreebetConfirmation = ({
  params: { template: listed, player },
  ...panel
}: DialogPanelProps<"add-sport-freebet-confirmation">) => {
  const { locale } = useLocale();
  const session = useSession();
  /** Codes of the selected players, by ID. */
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  // The freebet may end or be disabled while the dialog is open.
  const seconds = useNow(panel.open) / 1000;
  const { data: template = listed } = useShowSportFreebet({ body: { id: listed.id } }, { staleTime: 0 });
  const { betCount, betAmount, currency } = listed.freebetData;
  const what = (valid: z.output<typeof grantSchema>) =>
    `${valid.betCount} × ${amountText(valid.betAmount, valid.currency, locale)}`;
  return (
    <ConfirmFormPanel
      {...panel}
      title="Add Sport FreeBet Confirmation"
      verb="Add"
      noun="FreeBet"
      tone="primary"
      schema={grantSchema}
      values={{
        playerId: player?.playerId ?? "",
        betCount: String(betCount),
        betAmount: decimalOf(betAmount),
        currency,
      }}
      write={useGiveFreebet()}
      input={({ playerId, ...grant }) => ({
        path: { playerId },
        body: {
          templateId: listed.id,
          betCount: Number(grant.betCount),
          // The schema accepts only texts that equal the number on the wire.
          betAmount: Number(grant.betAmount),
          currency: grant.currency,
        },
      })}
      success="FreeBet added to the player."
      record={(_, { path }) => {
        const code = player?.playerCode ?? found[path.playerId];
        return code === undefined ? listed.name : playerRecord(code, listed.name);
      }}
      reason={giveReason(template, session, seconds)}
      disabledReason={(now) => {
        if (!now.playerId) return "Choose the player first.";
        return grantSchema.safeParse(now).success ? undefined : "Correct the marked fields first.";
      }}
      confirmLabel={(valid) => (valid ? `Add ${what(valid)}` : "Add")}
      sentence={({ playerId }, valid) => {
        const code = player?.playerCode ?? (playerId && found[playerId]);
        return (
          <>
            Add <strong>{listed.name}</strong> ({listed.id}) {code ? "to player " : "to a player"}
            {code && <strong>{code}</strong>}
            {valid && (
              <>
                :{" "}
                <strong dir="ltr" className="inline-block">
                  {what(valid)}
                </strong>
              </>
            )}
            .
          </>
        );
      }}
    >
      {(now) => (
        <GrantFields
          player={player}
          playerId={now.playerId}
          currency={now.currency || currency}
          locale={locale}
          onPlayer={(id, code) => setFound((before) => ({ ...before, [id]: code }))}
        />
      )}
    </ConfirmFormPanel>
  );
};
