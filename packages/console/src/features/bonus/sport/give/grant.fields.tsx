import { getRates, useGetPlayer } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useQuery } from "@tanstack/react-query";
import { usePlayerLookup } from "#entities/player/use-player-lookup.ts";
import { currencyDigits } from "#kit/numbers/currency-digits.ts";
import { grantSchema } from "./grant.schema.ts";

const fields = createFields(grantSchema);

type GrantFieldsProps = {
  /** Preselected player, which cannot be changed. */
  player: { playerId: string; playerCode: string } | undefined;
  /** ID of the selected player; empty if none is selected. */
  playerId: string;
  /** Selected currency. */
  currency: string;
  locale: string;
  /** Called when another player is selected. */
  onPlayer: (playerId: string, playerCode: string) => void;
};

/** Fields of a freebet grant: player, bet count and stake. */
export const GrantFields = ({ player, playerId, currency, locale, onPlayer }: GrantFieldsProps) => {
  const { data } = useQuery({ ...getRates.options(), staleTime: 60_000 });
  const codes = new Set(["USD", currency, ...Object.keys(data?.exchangeRates ?? {})].filter(Boolean));
  const { data: receiver, error } = useGetPlayer({ body: { playerId } }, { enabled: playerId !== "" });
  const plays = receiver?.activeCurrency;
  return (
    <FieldGroup>
      <fields.AsyncComboboxField
        {...usePlayerLookup()}
        name="playerId"
        required
        full
        readOnly={player !== undefined}
        chosen={player && { value: player.playerId, label: player.playerCode }}
        onChoose={({ value, label }) => onPlayer(value, label)}
      />
      <fields.IntegerField name="betCount" label="Bet count" required />
      <fields.MoneyField
        name="betAmount"
        label="Bet amount"
        required
        currency={currency}
        scale={8}
        minDecimals={currencyDigits(currency)[0]}
        locale={locale}
      />
      <fields.ComboboxField
        name="currency"
        label="Currency"
        required
        options={[...codes].toSorted().map((code) => ({ value: code, label: code }))}
      />
      {/* From the start, since a warning that arrives would move the buttons. */}
      {playerId !== "" && !error && (
        <Alert severity={plays && plays !== currency ? "caution" : "info"} className="col-span-full">
          The player plays in {plays ?? "…"}. This FreeBet is in {currency}.
        </Alert>
      )}
    </FieldGroup>
  );
};
