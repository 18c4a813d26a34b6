import { WalletCards } from "lucide-react";
import type { PageButton } from "#kit/list/page-buttons.tsx";

/** Opens the operator's wallet at the provider. */
export const PROVIDER_PAYMENT: PageButton = {
  panel: "provider-payment",
  label: "Provider payment",
  icon: WalletCards,
  permission: "view_billing",
};
