import type { DrawerPanelProps } from "#kit/panels/define-panels.ts";
import { EditBank } from "./edit-bank.tsx";
import { NewBank } from "./new-bank.tsx";

/** A new bank, or the one that the address names (shell §2.3). */
const BankEditDrawer = ({ params, close }: DrawerPanelProps<"bank-edit">) =>
  params.uuid ? <EditBank uuid={params.uuid} close={close} /> : <NewBank close={close} />;

export default BankEditDrawer;
