import { Button } from "@backoffice/ui";
import { useLocation } from "react-router";
import { AppLink } from "../../address/app-link.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { keptSearch } from "../../address/kept-search.ts";
import { PanelFoot, PanelHead } from "../../panels/panel-frame.tsx";
import { Missing, RecordSkeleton } from "../../records/record-states.tsx";
import { pathOf } from "../../list/opens.ts";
import { nameIn } from "../fields/name-in.ts";
import { ContractRecord } from "./contract-record.tsx";
import { usePublishedRows } from "./published-rows.ts";

/** A row of the list underneath, whole. */
const RowDetailsDrawer = ({ params, close }: DrawerPanelProps<"row-details">) => {
  const list = usePublishedRows();
  const { search } = useLocation();
  if (!list || list.loading) return <RecordSkeleton />;
  const row = list.rows.find((it) => list.rowId(it) === params.row);
  if (!row || params.row === undefined) return <Missing noun="row on this page of the list" close={close} />;
  const name = nameIn(row);
  return (
    <>
      <PanelHead title={name ?? params.row} subtitle={name ? `${list.label} · ${params.row}` : list.label} />
      <ContractRecord fields={list.fields} record={row} heading={3} jsonForAdmins={list.jsonForAdmins} />
      {list.link && (
        <PanelFoot>
          <Button asChild>
            <AppLink to={pathOf(list.link, row) + keptSearch(search)}>Open the page</AppLink>
          </Button>
        </PanelFoot>
      )}
    </>
  );
};

export default RowDetailsDrawer;
