import { useShowOperator, type components } from "@backoffice/api-client";
import { Badge, Card } from "@backoffice/ui";
import { compareDecimals } from "@backoffice/ui/form";
import { useMemo } from "react";
import { useParams } from "react-router";
import { Amount } from "#entities/money/amount.tsx";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { useOperators } from "#entities/operator/use-operators.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { Figures, type Figure } from "#kit/records/figures.tsx";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { useSession } from "#kit/session/session.ts";
import { operatorActions } from "../operator.actions.ts";
import { operatorTabs } from "./operator-tabs.tsx";
import { useOperatorFigures } from "./use-operator-figures.tsx";
import { OperatorHead } from "../operator-head.tsx";

type Operator = components["schemas"]["Operator"];

const isReached = (given: number, limit: number) => compareDecimals(decimalOf(given), decimalOf(limit)) >= 0;

const figuresOf = ({ stats, limits, parentOpId, domainsLimit }: Operator, brandCount: number | undefined): Figure[] => [
  ...(stats && limits
    ? [
        {
          label: "Topped up today",
          value: (
            <span className="flex flex-wrap items-center gap-2">
              <Amount value={stats.todayTotalTopupInUSD} currency="USD" />
              {isReached(stats.todayTotalTopupInUSD, limits.dailyTopupLimitInUSD) && (
                <Badge tone="look">Limit reached</Badge>
              )}
            </span>
          ),
        },
        { label: "Daily top-up limit", value: <Amount value={limits.dailyTopupLimitInUSD} currency="USD" /> },
      ]
    : []),
  ...(parentOpId === null && brandCount !== undefined ? [{ label: "Brands", value: String(brandCount) }] : []),
  ...(domainsLimit === undefined ? [] : [{ label: "Domain limit", value: String(domainsLimit) }]),
];

const OperatorRecord = ({ operator }: { operator: Operator }) => {
  const session = useSession();
  const panels = usePanels();
  const { data: all } = useOperators();
  const { opId, title, parentOpId } = operator;
  const brandCount = all?.filter((it) => it.parentOpId === opId).length;
  const owner = useMemo(
    () => ({ opId, title, parentOpId, brandCount: brandCount ?? 0 }),
    [opId, title, parentOpId, brandCount],
  );
  const actions = useMemo(() => operatorActions(panels, session), [panels, session]);
  return (
    <>
      <OperatorHead operator={operator}>
        <RecordActions record={owner} actions={actions.slice(0, 2)} more={actions.slice(2)} />
      </OperatorHead>
      <Card className="p-5">
        <Figures figures={[...useOperatorFigures(opId), ...figuresOf(operator, brandCount)]} />
        <RecordTabs tabs={[...operatorTabs(operator), ...jsonTab(operator, session, {})]} />
      </Card>
    </>
  );
};

/** `/operators/{id}`: an operator or brand with all facts and actions; tabs by permission. */
export const OperatorPage = () => {
  const { id = "" } = useParams();
  const query = useShowOperator({ body: { opId: id } }, { staleTime: 0 });
  return (
    <RecordPageFrame noun="operator" query={query}>
      {(operator) => <OperatorRecord operator={operator} />}
    </RecordPageFrame>
  );
};
