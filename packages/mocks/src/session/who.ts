import type { Account } from "./accounts.ts";

/** What rows name an account by. */
export const who = ({ nickname, email }: Pick<Account, "nickname" | "email">): string => nickname ?? email;
