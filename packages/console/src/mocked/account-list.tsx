import { login } from "@backoffice/api-client";
import { accounts } from "@backoffice/mocks/browser";
import { Avatar } from "@backoffice/ui";

/** One account per role, to sign in as. */
const AccountList = ({ returnTo }: { returnTo: string }) => (
  <section className="mt-8" aria-labelledby="accounts">
    <h2 id="accounts" className="mb-2 text-meta font-medium text-ink-muted">
      This console is fully mocked. Sign in as
    </h2>
    <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line">
      {accounts.map((account) => (
        <li key={account.id}>
          <a
            href={`${login}?${new URLSearchParams({ as: account.id, returnTo }).toString()}`}
            className="flex items-center gap-3 bg-surface px-3 py-2 hover:bg-sunken"
          >
            <Avatar name={account.nickname ?? "Admin"} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{account.title}</span>
              <span className="block truncate text-meta text-ink-muted">{account.email}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

export default AccountList;
