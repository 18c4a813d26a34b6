import { showWithdrawGateway, type components } from "@backoffice/api-client";
import { showWithdrawGateway as shape } from "@backoffice/api-client/shapes/withdraw-gateways";
import { DescriptionList, SectionHeading, useLocale } from "@backoffice/ui";
import { useMemo } from "react";
import { Amount } from "#entities/money/amount.tsx";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
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

const Settings = ({ gateway }: { gateway: components["schemas"]["WithdrawGateway"] }) => {
  const { locale } = useLocale();
  const { conversionRate, dailyLimitInUSD, confirmsByItselfBelowInUSD } = gateway;
  const usd = (value: number) => <Amount value={value} currency="USD" />;
  return (
    <DescriptionList
      items={[
        { label: "Minimum amount", value: usd(gateway.minAmountInUSD) },
        { label: "Maximum amount", value: usd(gateway.maxAmountInUSD) },
        { label: "Daily limit", value: dailyLimitInUSD === null ? "No limit" : usd(dailyLimitInUSD) },
        {
          label: "Auto-approve below",
          value: confirmsByItselfBelowInUSD === null ? "Never" : usd(confirmsByItselfBelowInUSD),
        },
        { label: "Fee", value: formatPercentage(gateway.feePercentage, locale) },
        { label: "Currencies", value: gateway.gatewayCurrencies.join(", ") },
        { label: "Wallets", value: gateway.playerWalletCurrencies.join(", ") },
        {
          label: "Rate",
          value: gateway.isAutomatic || conversionRate === null ? "Automatic" : formatAmount(conversionRate, locale),
        },
        { label: "Order", value: String(gateway.order) },
        { label: "Merchant id", value: gateway.merchantId },
      ]}
    />
  );
};

/** A withdraw gateway at a glance, over a list; everything else is on its page (money §2). */
const WithdrawGatewayDetails = ({
  params: { gatewayUuid: uuid },
  close,
}: DrawerPanelProps<"withdraw-gateway-details">) => {
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const actions = useMemo(() => withdrawGatewayActions(panels, session), [panels, session]);
  return (
    <RecordPanel
      noun="withdraw gateway"
      read={showWithdrawGateway}
      input={uuid && { body: { uuid } }}
      close={close}
      head={({ title, provider, opId, status }) => ({
        title: title.en,
        subtitle: `${provider} · ${titleOf(opId)}`,
        status: <StatusBadge status={status} of={GATEWAY_STATUS} />,
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
      {(gateway) => (
        <>
          <GatewayFacts gateway={gateway} />
          <SectionHeading level={3} className="mt-5">
            Settings
          </SectionHeading>
          <Settings gateway={gateway} />
        </>
      )}
    </RecordPanel>
  );
};

export default WithdrawGatewayDetails;
