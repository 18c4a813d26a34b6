import { useShowUtopiaWallet, type components } from "@backoffice/api-client";

type Wallet = components["schemas"]["UtopiaWallet"];

/** The wallet as it is now: that of the page may be old. */
export const useWalletNow = (wallet: Wallet): Wallet =>
  useShowUtopiaWallet({ body: { uuid: wallet.uuid } }, { staleTime: 0 }).data ?? wallet;
