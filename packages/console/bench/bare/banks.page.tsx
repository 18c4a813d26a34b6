import type { components } from "@backoffice/api-client";
import { List } from "./list.tsx";

type Bank = components["schemas"]["Bank"];

const columns: Record<string, (bank: Bank) => string | number | null | undefined> = {
  Key: (bank) => bank.key,
  Name: (bank) => bank.bankName.en,
  Languages: (bank) => Object.keys(bank.bankName).join(", "),
  Operator: (bank) => bank.opId,
  Order: (bank) => bank.order,
  Status: (bank) => bank.status,
};

const BanksPage = () => (
  <List label="Banks" path="/api/banks/list" sort={{ sortBy: "order", sortDirection: "asc" }} columns={columns} />
);

export default BanksPage;
