import { accountOf } from "@backoffice/mocks";
import { toSession, type Session } from "#kit/session/session.ts";

/** The session of an account of the mock server, as the session gate would read it. */
export const storySession = (id: string): Session => {
  const account = accountOf(id);
  if (!account) throw new Error(`There is no account ${id}`);
  return toSession({ ...account.user, permissions: [...account.permissions] });
};
