import { listBanks } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { Landmark, Plus } from "lucide-react";
import { useMemo } from "react";
import { ListView } from "#kit/list/list-view.tsx";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import { usePanels } from "#kit/panels/panels.ts";
import { can, lacking, useSession } from "#kit/session/session.ts";
import { rowsOf } from "#kit/list/row-source.ts";
import { useList } from "#kit/list/use-list.ts";
import { bankActions } from "./banks.actions.ts";
import { bankColumns } from "./banks.columns.tsx";
import { bankFilters } from "./banks.filters.ts";

const banks = rowsOf(listBanks, (bank) => bank.uuid);

/** `/withdraw/bank-list` */
const BanksPage = () => {
  const panels = usePanels();
  const session = useSession();
  const list = useList(banks, {
    filters: bankFilters,
    columns: bankColumns,
    defaultSort: { id: "order", desc: false },
  });
  const actions = useMemo(() => bankActions(panels, session), [panels, session]);
  usePublishActions(
    useMemo(
      () => (can(session, "edit_banks") ? [{ label: "New bank", run: () => panels.open("bank-edit", {}) }] : []),
      [panels, session],
    ),
  );

  return (
    <ListView
      label="Banks"
      list={list}
      columns={bankColumns}
      opens={{ panel: "bank-edit", param: "uuid" }}
      actions={actions}
      empty={{ icon: Landmark, title: "No banks yet", text: "Players can withdraw to a bank once it is added here." }}
      primary={
        <Button variant="primary" reason={lacking(session, "edit_banks")} onClick={() => panels.open("bank-edit", {})}>
          <Plus size={14} strokeWidth={2} aria-hidden />
          New bank
        </Button>
      }
    />
  );
};

export default BanksPage;
