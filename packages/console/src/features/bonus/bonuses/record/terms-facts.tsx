import type { components } from "@backoffice/api-client";
import { FactGroups, useLocale, type DescriptionItem } from "@backoffice/ui";
import { PRIZE_TYPES } from "#entities/bonus/bonus-words.ts";
import { languagesOf } from "#entities/language/languages.ts";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { formatNumber, formatPercentage } from "#kit/numbers/format-number.ts";
import { withCurrentValue } from "#kit/words/with-current-value.ts";

type TermsFactsProps = {
  row: components["schemas"]["Bonus"] | components["schemas"]["BonusRelease"];
  /** The trigger of a bonus. */
  kind?: DescriptionItem;
  /** The figures of the record have the amount. */
  withoutAmount?: boolean;
};

type Texts = Readonly<Record<string, string>>;

const byLanguage = (texts: Texts = {}): DescriptionItem[] =>
  languagesOf(Object.keys(texts))
    .filter(({ code }) => texts[code] !== undefined)
    .map(({ code, label, dir }) => ({
      label,
      value: (
        <bdi lang={code} dir={dir}>
          {texts[code]}
        </bdi>
      ),
      span: true,
    }));

/** The terms of a bonus or a release: prize, conditions, validity, translations; version and changes last. */
export const TermsFacts = ({ row, kind, withoutAmount = false }: TermsFactsProps) => {
  const { locale } = useLocale();
  const prize = withCurrentValue([...PRIZE_TYPES], row.prizeType).find(({ value }) => value === row.prizeType);
  const { bonusPercentage, minDepositInUSD, currencies = [], daysToUse } = row;
  return (
    <FactGroups
      groups={[
        {
          title: "Prize",
          items: [
            ...(kind ? [kind] : []),
            { label: "Prize", value: prize?.label },
            ...(withoutAmount
              ? []
              : [{ label: "Amount", value: <Amount value={row.bonusAmountInUSD} currency="USD" /> }]),
            {
              label: "Share of the deposit",
              value: bonusPercentage === null ? "Fixed amount" : formatPercentage(bonusPercentage, locale),
            },
          ],
        },
        {
          title: "Conditions",
          items: [
            {
              label: "Minimum deposit",
              value: minDepositInUSD !== null && <Amount value={minDepositInUSD} currency="USD" />,
            },
            { label: "Wagering requirement", value: `${formatNumber(row.wagerRequirement, locale)}×` },
            { label: "Valid for (days)", value: formatNumber(daysToUse, locale) },
            { label: "Currencies", value: currencies.length > 0 ? currencies.join(", ") : "All" },
          ],
        },
        {
          title: "Availability",
          items: [
            { label: "Starts", value: <Moment value={row.startTime} /> },
            { label: "Ends", value: <Moment value={row.endTime} /> },
            { label: <OperatorLabel />, value: <OperatorLink opId={row.opId} /> },
            { label: "Description", value: row.description, span: true },
          ],
        },
        { title: "Translations", items: [...byLanguage(row.titles), ...byLanguage(row.descriptions)] },
      ]}
      metadata={[
        `Version ${formatNumber(row.version, locale)}`,
        stamp("Created", row.createdAt, row.createdBy),
        stamp("Updated", row.updatedAt),
      ]}
    />
  );
};
