import { getRates, useConvertBalance, useShowOperator, useShowWallet } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { compareDecimals, createFields } from "@backoffice/ui/form";
import { useQuery } from "@tanstack/react-query";
import { amountText } from "#entities/money/amount-text.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import { formatAmount } from "#kit/numbers/format-number.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { conversion } from "./conversion.ts";
import { convertSchema } from "./convert.schema.ts";
import { playerRecord } from "#entities/player/player-record.ts";

const fields = createFields(convertSchema);
const options = (currencies: Iterable<string>) => [...currencies].map((value) => ({ value, label: value }));

/** Converts a player's entire balance from one currency to another (money §2, §7). */
export const ConvertPlayerBalance = ({
  params: { player, fromCurrency = "" },
  ...panel
}: DialogPanelProps<"convert-player-balance">) => {
  const { locale } = useLocale();
  const { playerId, playerCode, opId } = player;
  const { data: wallet, error } = useShowWallet({ body: { playerCode } }, { staleTime: 0 });
  const { data: operator } = useShowOperator({ body: { opId } }, { staleTime: 0 });
  const having = new Map(
    Object.entries(wallet?.byCurrency ?? {})
      .map(([currency, { balance }]) => [currency, decimalOf(balance)] as const)
      .filter(([, balance]) => compareDecimals(balance, "0") > 0),
  );
  const into = new Set([
    "USD",
    ...(wallet ? Object.keys(wallet.byCurrency) : []),
    ...(operator?.allowedCurrenciesToPlay ?? []),
  ]);
  const { data: rates } = useQuery({ ...getRates.options(), staleTime: 60_000 });
  const estimate = (from: string, to: string) => {
    const [balance, known] = [having.get(from), rates?.exchangeRates];
    const made = balance !== undefined && known && to ? conversion(balance, from, to, known) : undefined;
    if (!made) return "The server converts at its own rate.";
    return `About ${amountText(made.amount, to, locale)}: 1 ${from} is ${formatAmount(made.rate, locale)} ${to}.`;
  };
  const whole = (currency: string) => {
    const balance = having.get(currency);
    return balance === undefined ? undefined : amountText(balance, currency, locale);
  };
  return (
    <DecidesAbout kind="player-wallet" id={playerCode}>
      <ConfirmFormPanel
        {...panel}
        title="Convert Player Balance"
        verb="Convert"
        noun="player balance"
        tone="primary"
        schema={convertSchema}
        values={{ fromCurrency, toCurrency: "" }}
        write={useConvertBalance()}
        input={(valid) => ({ body: { ...valid, playerId, playerCode } })}
        success="Balance converted."
        record={playerRecord(playerCode)}
        reason={error ? (error.messages[0] ?? error.message) : undefined}
        disabledReason={(now) => {
          if (!wallet) return "Balances are still loading.";
          if (having.size === 0) return "The player has nothing to convert.";
          if (!now.fromCurrency || !having.has(now.fromCurrency)) return "Choose the currency to convert first.";
          return now.toCurrency ? undefined : "Choose the target currency first.";
        }}
        confirmLabel={(valid) => {
          const all = valid && whole(valid.fromCurrency);
          return all ? `Convert ${all}` : "Convert";
        }}
        sentence={({ fromCurrency: from, toCurrency: to }) => (
          <>
            Convert{" "}
            <strong dir="ltr" className="inline-block">
              {whole(from) ?? "the entire balance"}
            </strong>{" "}
            of player <strong>{playerCode}</strong> into <strong>{to || "another currency"}</strong>, at today's rate.
          </>
        )}
      >
        {(now) => (
          <>
            <fields.SelectField
              name="fromCurrency"
              label="From"
              required
              help={whole(now.fromCurrency) && `Entire balance: ${whole(now.fromCurrency)}.`}
              options={options(having.keys())}
            />
            <fields.SelectField
              name="toCurrency"
              label="To"
              required
              options={options(into)}
              help={now.toCurrency && estimate(now.fromCurrency, now.toCurrency)}
            />
          </>
        )}
      </ConfirmFormPanel>
    </DecidesAbout>
  );
};
