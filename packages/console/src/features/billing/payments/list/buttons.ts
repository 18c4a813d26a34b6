import { WalletCards } from "lucide-react";
import type { PageButton } from "#kit/list/page-buttons.tsx";

/** Where to pay: the wallet of the operator at the provider. */
export const PROVIDER_PAYMENT: PageButton = {
  panel: "provider-payment",
  label: "Provider payment",
  icon: WalletCards,
  permission: "view_billing",
};
