// Generated from openapi/ by `pnpm generate`. Do not edit.

export const decideWithdrawal = {
  txId: { minLength: 1 },
  actionType: { values: ["confirm","reject"] },
  playerNote: { maxLength: 200 },
  noteForThePlayer: { maxLength: 200 },
  playerCode: { minLength: 1 },
  status: { values: ["CONFIRMED","REJECTED","IN_PROGRESS","PENDING","CANCELED"] },
  paymentProvider: { values: ["tomani","jb","cpg","utopia","paysafe","skrill","usdt","manual","arcadepay","baltpay","brisklink","cardea","coinharbor","cobaltpay","delfino","easybridge","fjordpay","gildex","halopay","instabank","junction","kitewire","lumapay","meridian","northpay","orbipay","paylune","quaypay","rapidos","sablepay","tellerone","vostok"] },
} as const;

export const decideJbWithdrawal = {
  txId: { minLength: 1 },
  actionType: { values: ["confirm","reject"] },
  playerNote: { maxLength: 200 },
  noteForThePlayer: { maxLength: 200 },
  playerCode: { minLength: 1 },
  status: { values: ["CONFIRMED","REJECTED","IN_PROGRESS","PENDING","CANCELED"] },
  paymentProvider: { values: ["tomani","jb","cpg","utopia","paysafe","skrill","usdt","manual","arcadepay","baltpay","brisklink","cardea","coinharbor","cobaltpay","delfino","easybridge","fjordpay","gildex","halopay","instabank","junction","kitewire","lumapay","meridian","northpay","orbipay","paylune","quaypay","rapidos","sablepay","tellerone","vostok"] },
} as const;

export const forceJbWithdrawal = {
  txId: { minLength: 1 },
  actionType: { values: ["confirm","reject"] },
  playerNote: { maxLength: 200 },
  noteForThePlayer: { maxLength: 200 },
  playerCode: { minLength: 1 },
  status: { values: ["CONFIRMED","REJECTED","IN_PROGRESS","PENDING","CANCELED"] },
  paymentProvider: { values: ["tomani","jb","cpg","utopia","paysafe","skrill","usdt","manual","arcadepay","baltpay","brisklink","cardea","coinharbor","cobaltpay","delfino","easybridge","fjordpay","gildex","halopay","instabank","junction","kitewire","lumapay","meridian","northpay","orbipay","paylune","quaypay","rapidos","sablepay","tellerone","vostok"] },
} as const;

export const confirmTomaniWithdrawal = {
  provider: { minLength: 1 },
  noteForThePlayer: { maxLength: 200 },
  txId: { minLength: 1 },
} as const;

export const decideWithdrawalInProgress = {
  txId: { minLength: 1 },
  note: { minLength: 1, maxLength: 200 },
  status: { values: ["APPROVE","REJECT"] },
} as const;

export const decideProviderWithdrawal = {
  txId: { minLength: 1 },
  actionType: { values: ["confirm","reject"] },
  playerNote: { maxLength: 200 },
  noteForThePlayer: { maxLength: 200 },
  playerCode: { minLength: 1 },
  status: { values: ["CONFIRMED","REJECTED","IN_PROGRESS","PENDING","CANCELED"] },
  paymentProvider: { values: ["tomani","jb","cpg","utopia","paysafe","skrill","usdt","manual","arcadepay","baltpay","brisklink","cardea","coinharbor","cobaltpay","delfino","easybridge","fjordpay","gildex","halopay","instabank","junction","kitewire","lumapay","meridian","northpay","orbipay","paylune","quaypay","rapidos","sablepay","tellerone","vostok"] },
} as const;

export const resendWithdrawal = {
  txId: { minLength: 1 },
} as const;

export const resendCpgWithdrawal = {
  txId: { minLength: 1 },
} as const;
