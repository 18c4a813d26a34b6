import type { Account } from "./accounts.ts";

/** The name that rows and logs give an account: its nickname, else its email address. */
export const displayName = ({ nickname, email }: Pick<Account, "nickname" | "email">): string => nickname ?? email;
