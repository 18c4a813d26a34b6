import type { components } from "@backoffice/api-client";
import { DescriptionList } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";

type Operator = components["schemas"]["Operator"];

const list = (codes: readonly string[] | undefined) => codes && codes.length > 0 && codes.join(", ");

/** Daily top-up limit and usage, currencies, and domain limit. */
export const OperatorLimits = ({
  operator: { limits, stats, extraData, allowedCurrenciesToPlay, domainsLimit },
}: {
  operator: Operator;
}) => (
  <DescriptionList
    items={[
      {
        label: "Daily top-up limit",
        value: limits && <Amount value={limits.dailyTopupLimitInUSD} currency="USD" />,
      },
      {
        label: "Topped up today",
        value: stats && <Amount value={stats.todayTotalTopupInUSD} currency="USD" />,
      },
      { label: "Top-up currencies", value: list(["USD", ...(extraData?.additionalTopupCurrencies ?? [])]) },
      { label: "Player currencies", value: list(allowedCurrenciesToPlay) },
      { label: "Domain limit", value: domainsLimit },
    ]}
  />
);
