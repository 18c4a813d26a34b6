import type { components } from "@backoffice/api-client";
import { DescriptionList, SectionHeading, useLocale, type DescriptionItem } from "@backoffice/ui";
import { PRIZE_TYPES } from "#entities/bonus/bonus-words.ts";
import { languagesOf } from "#entities/language/languages.ts";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { formatNumber, formatPercentage } from "#kit/numbers/format-number.ts";
import { knownOrRaw } from "#kit/words/known-or-raw.ts";

type TermsFactsProps = {
  row: components["schemas"]["Bonus"] | components["schemas"]["BonusRelease"];
  /** What kind it is, before whose. */
  kind?: DescriptionItem;
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

/** The terms of a bonus or a release, in the order that staff ask for them: what players get, how, when, and what they read. */
export const TermsFacts = ({ row, kind }: TermsFactsProps) => {
  const { locale } = useLocale();
  const prize = knownOrRaw([...PRIZE_TYPES], row.prizeType).find(({ value }) => value === row.prizeType);
  const { bonusPercentage, minDepositInUSD, currencies = [], daysToUse } = row;
  const others = [...byLanguage(row.titles), ...byLanguage(row.descriptions)];
  return (
    <>
      <DescriptionList
        items={[
          ...(kind ? [kind] : []),
          { label: "Prize", value: prize?.label },
          { label: "Amount", value: <Amount value={row.bonusAmountInUSD} currency="USD" /> },
          {
            label: "Share of the deposit",
            value: bonusPercentage === null ? "Fixed amount" : formatPercentage(bonusPercentage, locale),
          },
          {
            label: "Minimum deposit",
            value: minDepositInUSD !== null && <Amount value={minDepositInUSD} currency="USD" />,
          },
          { label: "Wagering requirement", value: `${formatNumber(row.wagerRequirement, locale)}×` },
          { label: "Valid for (days)", value: formatNumber(daysToUse, locale) },
          { label: "Currencies", value: currencies.length > 0 ? currencies.join(", ") : "All" },
          { label: "Starts", value: <Moment value={row.startTime} /> },
          { label: "Ends", value: <Moment value={row.endTime} /> },
          { label: <OperatorLabel />, value: <OperatorLink opId={row.opId} /> },
          { label: "Description", value: row.description, span: true },
        ]}
      />
      {others.length > 0 && (
        <>
          <SectionHeading level={3} className="mt-5">
            Other languages
          </SectionHeading>
          <DescriptionList items={others} />
        </>
      )}
      <SectionHeading level={3} className="mt-5">
        Changes
      </SectionHeading>
      <DescriptionList
        items={[
          { label: "Version", value: formatNumber(row.version, locale) },
          { label: "Entered by", value: row.createdBy },
          { label: "Entered", value: <Moment value={row.createdAt} /> },
          { label: "Last change", value: <Moment value={row.updatedAt} /> },
        ]}
      />
    </>
  );
};
