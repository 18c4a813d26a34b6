import { listBanks } from "@backoffice/api-client";
import { Landmark } from "lucide-react";
import { ListPage } from "#kit/list/list-page.tsx";
import type { PageButton } from "#kit/list/page-buttons.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { bankActions } from "./banks.actions.ts";
import { bankColumns } from "./banks.columns.tsx";
import { bankFilters } from "./banks.filters.ts";

const banks = rowsOf(listBanks, "uuid");

const NEW_BANK: PageButton = { creates: "bank-edit" };

/** `/withdraw/bank-list` */
const BanksPage = () => (
  <ListPage
    label="Banks"
    source={banks}
    columns={bankColumns}
    filters={bankFilters}
    actions={bankActions}
    defaultSort={{ id: "order", desc: false }}
    opens={{ panel: "bank-edit", param: "uuid" }}
    create={NEW_BANK}
    empty={{ icon: Landmark, text: "Players can withdraw to a bank once it is added here." }}
  />
);

export default BanksPage;
