import { useLocale } from "@backoffice/ui";
import { useLocation } from "react-router";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { keptSearch } from "#kit/address/kept-search.ts";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { asRecordActions } from "#kit/records/as-record-actions.ts";
import { RecordFooter } from "#kit/records/record-footer.tsx";
import { FailedRecord, Missing, RecordSkeleton } from "#kit/records/record-states.tsx";
import { singularOf } from "#kit/words/singular-of.ts";
import { pathOf } from "#kit/list/opens.ts";
import { ContractRecord } from "./contract-record.tsx";
import { usePublishedRows } from "./published-rows.ts";
import { fieldValue } from "../fields/field-value.tsx";
import { stateOf } from "./state-of.ts";
import { nameByKey } from "./name-by-key.ts";
import { recordName } from "./record-name.ts";

/** A row of the list underneath, whole. */
export const RowDetailsDrawer = ({ params, close }: DrawerPanelProps<"row-details">) => {
  const list = usePublishedRows();
  const { search } = useLocation();
  const locale = useLocale();
  if (!list || list.loading) return <RecordSkeleton />;
  const row = list.rows.find((it) => list.rowId(it) === params.row);
  if (!row && list.error) return <FailedRecord noun="row" error={list.error} retry={list.retry} close={close} />;
  if (!row || params.row === undefined) return <Missing noun="row on this page of the list" close={close} />;
  const state = stateOf(list.fields, row);
  const own = recordName(row, singularOf(list.label), params.row);
  const name = nameByKey(list.fields, list.key, row, locale.locale);
  // A key of several fields is no code that anything else shows.
  const code = list.key.length > 1 ? undefined : params.row;
  const titles = name === undefined ? own : { noun: own?.noun, name, code };
  return (
    <>
      <PanelHead
        title={titles?.noun}
        name={titles?.name}
        subtitle={titles?.code}
        status={state && fieldValue(state, row, locale)}
        page={list.link && pathOf(list.link, row) + keptSearch(search)}
      />
      {list.more?.(row)}
      <ContractRecord fields={list.fields} record={row} heading={3} headed />
      {list.actions.length > 0 && <RecordFooter actions={asRecordActions(list.actions, row)} decides={false} />}
    </>
  );
};
