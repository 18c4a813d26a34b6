import type { Account } from "../session/accounts.ts";

/** Who did it, as invoices and payments keep it. */
export const billingAuthor = ({ id, nickname }: Account) => ({ nickname, userCode: id });
