import { useShowUtopiaWallet, type components } from "@backoffice/api-client";

type Wallet = components["schemas"]["UtopiaWallet"];

/** The current wallet, since the page's copy may be stale. */
export const useWalletNow = (wallet: Wallet): Wallet =>
  useShowUtopiaWallet({ body: { uuid: wallet.uuid } }, { staleTime: 0 }).data ?? wallet;
