import { Button } from "@backoffice/ui";
import { useLocation } from "react-router";
import { AppLink } from "../app-link.tsx";
import type { PanelProps } from "../define-module.ts";
import { keptSearch } from "../kept-search.ts";
import { PanelFoot, PanelHead } from "../panel-frame.tsx";
import { Missing, RecordSkeleton } from "../record-states.tsx";
import { nameIn } from "./name-in.ts";
import { PlainRecord } from "./plain-record.tsx";
import { usePlainRows } from "./plain-rows.ts";

/** A row of the list underneath, whole. */
const PlainDetailsDrawer = ({ params, close }: PanelProps<"plain-details">) => {
  const list = usePlainRows();
  const { search } = useLocation();
  if (!list || list.loading) return <RecordSkeleton />;
  const row = list.rows.find((it) => list.rowId(it) === params.row);
  if (!row || params.row === undefined) return <Missing noun="row on this page of the list" close={close} />;
  const name = nameIn(row);
  return (
    <>
      <PanelHead title={name ?? params.row} subtitle={name ? `${list.label} · ${params.row}` : list.label} />
      <PlainRecord fields={list.fields} record={row} heading={3} jsonForAdmins={list.jsonForAdmins} />
      {list.link && (
        <PanelFoot>
          <Button asChild>
            <AppLink to={list.link(row) + keptSearch(search)}>Open the page</AppLink>
          </Button>
        </PanelFoot>
      )}
    </>
  );
};

export default PlainDetailsDrawer;
