import type { Account } from "../../session/accounts.ts";

/** The author of an invoice or payment. */
export const billingAuthor = ({ id, nickname }: Account) => ({ nickname, userCode: id });
