import { useMemo } from "react";
import { domainNameColumn, updatedColumn, zoneColumns } from "#entities/domain/domain-columns.tsx";
import { domainsWith } from "#entities/domain/domains-source.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";

const COLUMNS = [domainNameColumn, ...zoneColumns, updatedColumn];

/** Domains of an operator or brand. */
export const DomainsOfOperator = ({ opId }: { opId: string }) => (
  <ListInPanel
    label="Domains"
    source={useMemo(() => domainsWith({ opId, includeBrands: false }), [opId])}
    columns={COLUMNS}
    defaultSort={{ id: "domainName", desc: false }}
    opens={{ panel: "domain-details-v2", param: "zone" }}
    empty="The operator has no domains yet."
  />
);
