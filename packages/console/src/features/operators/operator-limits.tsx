import type { components } from "@backoffice/api-client";
import { DescriptionList } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";

type Operator = components["schemas"]["Operator"];

const list = (codes: readonly string[] | undefined) => codes && codes.length > 0 && codes.join(", ");

/** How much may be topped up in a day and how much was, in which currencies, and how many domains there may be. */
export const OperatorLimits = ({
  operator: { limits, stats, extraData, allowedCurrenciesToPlay, domainsLimit },
}: {
  operator: Operator;
}) => (
  <DescriptionList
    items={[
      {
        label: "Top-ups a day",
        value: limits && (
          <>
            <Amount value={limits.dailyTopupLimitInUSD} currency="USD" /> at most
          </>
        ),
      },
      {
        label: "Topped up today",
        value: stats && <Amount value={stats.todayTotalTopupInUSD} currency="USD" />,
      },
      { label: "Top-up currency", value: list(["USD", ...(extraData?.additionalTopupCurrencies ?? [])]) },
      { label: "Player currency", value: list(allowedCurrenciesToPlay) },
      { label: "Domains", value: domainsLimit !== undefined && `${domainsLimit} at most` },
    ]}
  />
);
