import { showWithdrawGateway, type components } from "@backoffice/api-client";
import { showWithdrawGateway as shape } from "@backoffice/api-client/shapes/withdraw-gateways";
import { useLocale, type FactGroup } from "@backoffice/ui";
import { useMemo } from "react";
import { Amount } from "#entities/money/amount.tsx";
import { secretNames } from "#kit/contract/fields/secret-names.ts";
import { formatAmount, formatPercentage } from "#kit/numbers/format-number.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { asRecordActions } from "#kit/records/as-record-actions.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { GATEWAY_STATUS } from "../gateway-status.ts";
import { GatewayFacts } from "../record/gateway-facts.tsx";
import { withdrawGatewayActions } from "../withdraw-gateway.actions.ts";

const SECRETS = secretNames(shape.fields);

const usd = (value: number) => <Amount value={value} currency="USD" />;

const settingsOf = (gateway: components["schemas"]["WithdrawGateway"], locale: string): FactGroup[] => {
  const { conversionRate, confirmsByItselfBelowInUSD } = gateway;
  return [
    {
      title: "Limits and fee",
      items: [
        { label: "Minimum amount", value: usd(gateway.minAmountInUSD) },
        {
          label: "Auto-approve below",
          value: confirmsByItselfBelowInUSD === null ? "Never" : usd(confirmsByItselfBelowInUSD),
        },
        { label: "Fee", value: formatPercentage(gateway.feePercentage, locale) },
      ],
    },
    {
      title: "Currencies",
      items: [
        { label: "Gateway", value: gateway.gatewayCurrencies.join(", ") },
        { label: "Player wallets", value: gateway.playerWalletCurrencies.join(", ") },
        {
          label: "Rate",
          value: gateway.isAutomatic || conversionRate === null ? "Automatic" : formatAmount(conversionRate, locale),
        },
      ],
    },
    {
      title: "Provider account",
      items: [
        { label: "Merchant ID", value: gateway.merchantId },
        { label: "Position", value: String(gateway.order) },
      ],
    },
  ];
};

/** Summary of a withdraw gateway; its page has the rest (money §2). */
export const WithdrawGatewayDetails = ({
  params: { gatewayUuid: uuid },
  close,
}: DrawerPanelProps<"withdraw-gateway-details">) => {
  const panels = usePanels();
  const session = useSession();
  const { locale } = useLocale();
  const actions = useMemo(() => withdrawGatewayActions(panels, session), [panels, session]);
  return (
    <RecordPanel
      noun="withdraw gateway"
      read={showWithdrawGateway}
      input={uuid && { body: { uuid } }}
      close={close}
      head={({ title, provider, status, dailyLimitInUSD, maxAmountInUSD }) => ({
        name: title.en,
        subtitle: provider,
        status: <StatusBadge status={status} of={GATEWAY_STATUS} />,
        figures: [
          { label: "Daily limit", value: dailyLimitInUSD === null ? "No limit" : usd(dailyLimitInUSD) },
          { label: "Maximum amount", value: usd(maxAmountInUSD) },
        ],
      })}
      json={{ maskKeys: (key) => SECRETS.has(key) }}
      page={(gateway) => `/withdraw/gatewaysV2/${gateway.uuid}`}
      actions={(gateway) =>
        asRecordActions(
          actions.filter(({ id }) => id !== "details"),
          gateway,
        )
      }
    >
      {(gateway) => <GatewayFacts gateway={gateway} more={settingsOf(gateway, locale)} />}
    </RecordPanel>
  );
};
