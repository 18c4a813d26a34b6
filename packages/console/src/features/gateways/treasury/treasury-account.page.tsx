import { useShowTreasuryAccount, type components } from "@backoffice/api-client";
import { Alert, Card } from "@backoffice/ui";
import { DataTable } from "@backoffice/ui/table";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { useTableKey } from "#kit/list/use-table-key.ts";
import { Figures } from "#kit/records/figures.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { ChooseOperator } from "#kit/scope/choose-operator.tsx";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { accountColumns } from "./treasury.columns.tsx";

const NOUN = "treasury account";
const READY = { status: "ready" } as const;

const Account = ({ account }: { account: components["schemas"]["TreasuryAccount"] }) => {
  const { opId, totalInUSD, treasuries } = account;
  const low = treasuries.filter((it) => it.isLow).map((it) => it.currency);
  return (
    <>
      <RecordHeader
        metadata={
          <PageLink to="/withdraw/treasuries" permission="view_treasuries">
            All treasuries
          </PageLink>
        }
      >
        <OperatorLink opId={opId} />
      </RecordHeader>
      <Card className="p-5">
        <Figures
          figures={[
            { label: "Total", value: <Amount value={totalInUSD} currency="USD" /> },
            { label: "Currencies", value: treasuries.length },
          ]}
        />
        {low.length > 0 && (
          <div className="mb-4">
            <Alert severity="caution" title={`Too low: ${new Intl.ListFormat("en").format(low)}`}>
              Pending withdrawals exceed the available amount.{" "}
              <PageLink to="/withdraw/pending" query={{ opId }} permission="view_withdrawals">
                Pending withdrawals
              </PageLink>
            </Alert>
          </div>
        )}
        <DataTable
          label="Treasuries"
          rows={treasuries}
          columns={accountColumns}
          rowId={(row) => row.uuid}
          state={READY}
          storageKey={useTableKey()}
          empty={<p className="p-3 text-ink-muted">No deposits or withdrawals yet.</p>}
        />
      </Card>
    </>
  );
};

const Read = ({ opId }: { opId: string }) => (
  <RecordPageFrame noun={NOUN} query={useShowTreasuryAccount({ body: { opId } })}>
    {(account) => <Account account={account} />}
  </RecordPageFrame>
);

/** `/treasury-account`: an operator's funds for payouts, by currency. */
export const TreasuryAccountPage = () => {
  const opId = useSelectedOperator();
  return opId === undefined ? <ChooseOperator subject={NOUN} /> : <Read opId={opId} />;
};
