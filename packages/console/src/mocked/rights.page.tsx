import { operationRights, ROLES, rolesWith } from "@backoffice/mocks/browser";
import { Button, Input } from "@backoffice/ui";
import { Check } from "lucide-react";
import { useState } from "react";
import { AppLink } from "#kit/address/app-link.tsx";
import { useRegistry } from "#kit/pages/registry.ts";
import { rightsMatrix, type RightsRow } from "#kit/session/rights-matrix.ts";

const CELL = "border-b border-line px-2 py-1 text-start";

const Matrix = ({ label, rows }: { label: string; rows: readonly RightsRow[] }) => (
  <section className="mb-8" aria-label={label}>
    <h2 className="mb-2 text-heading font-semibold">
      {label} <span className="text-ink-muted tabular">{rows.length}</span>
    </h2>
    <div className="overflow-x-auto rounded-lg border border-line bg-surface" tabIndex={0}>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {[label, "Right", ...ROLES.map((role) => role.replaceAll("_", " ").toLowerCase())].map((name) => (
              <th key={name} scope="col" className={`${CELL} text-meta font-medium whitespace-nowrap text-ink-muted`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, permission, roles }) => (
            <tr key={id} className="hover:bg-hover">
              <th scope="row" className={`${CELL} font-mono text-meta font-normal`}>
                {id}
              </th>
              <td className={`${CELL} font-mono text-meta text-ink-muted`}>{permission}</td>
              {ROLES.map((role) => (
                <td key={role} className={CELL}>
                  {roles.includes(role) ? (
                    <Check size={14} strokeWidth={2} aria-label="yes" />
                  ) : (
                    <span className="sr-only">no</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

/** `/developer/rights` of the mocked console: which role may open which page and call what. */
const RightsPage = () => {
  const { pages } = useRegistry();
  const [query, setQuery] = useState("");
  const matrix = rightsMatrix({ pages, operations: operationRights(), rolesWith });
  const fits = ({ id, permission }: RightsRow) =>
    `${id} ${permission}`.toLowerCase().includes(query.trim().toLowerCase());
  return (
    <main className="min-h-dvh bg-canvas p-3 lg:p-5">
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-title font-semibold">Rights</h1>
        <div className="w-64">
          <Input
            type="search"
            aria-label="Find"
            placeholder="Page, operation or permission"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <Button asChild>
          <AppLink to="/">Back to the console</AppLink>
        </Button>
      </div>
      <Matrix label="Pages" rows={matrix.pages.filter(fits)} />
      <Matrix label="Operations" rows={matrix.operations.filter(fits)} />
    </main>
  );
};

export default RightsPage;
