import type { ReadId } from "../../../packages/api-client/src/contract.ts";
import { accounts } from "../../../packages/mocks/src/index.ts";
import { callOperation } from "../../../packages/mocks/src/testing/call-operation.ts";
import { storyBackend } from "../../../packages/console/src/testing/backend/story-backend.ts";

/** Accounts of the mock server that lack a permission. */
const accountsWithout = (right: string): string[] =>
  accounts
    .filter(({ permissions, blocked }) => !blocked && !new Set<string>(permissions).has(right))
    .map(({ id }) => id);

/** An account that lacks a permission and, if given, has another one; undefined if there is none. */
export const accountWithout = (right: string, held?: string): string | undefined =>
  accountsWithout(right).find(
    (id) => !held || accounts.some((it) => it.id === id && new Set<string>(it.permissions).has(held)),
  );

/** An account that lacks a permission but can read the record: it has the read's permission and sees its operator. */
export const readerWithout = async (right: string, read: string, input: object): Promise<string | undefined> => {
  for (const account of accountsWithout(right)) {
    const backend = storyBackend({ at: "/", account, scenario: "default", latency: 0, faults: [] });
    // oxlint-disable-next-line no-await-in-loop -- the first that works is enough
    const { success } = await callOperation(backend, read as ReadId, input as never, { as: account });
    if (success) return account;
  }
  return undefined;
};
