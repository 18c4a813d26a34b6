import { rolesWith } from "@backoffice/mocks/browser";
import { operations } from "@backoffice/api-client/contract";

const written = (id: string) => operations[id as keyof typeof operations];

/** The calls that only the contract's examples answer yet: their writes change nothing, their filters filter nothing. */
export const ExampleAnswers = ({ ids }: { ids: readonly string[] }) => (
  <section aria-label="Answered from examples" className="grid gap-1">
    <h3 className="text-meta font-medium text-ink-muted">
      Answered from examples <span className="tabular">{ids.length}</span>
    </h3>
    {ids.length === 0 ? (
      <p className="text-meta text-ink-muted">Every operation has a handler.</p>
    ) : (
      <ul className="max-h-40 overflow-y-auto" tabIndex={0}>
        {ids.map((id) => (
          <li key={id} className="truncate font-mono text-meta" title={rolesWith(written(id).permission).join(", ")}>
            {id} <span className="text-ink-muted">{`${written(id).method.toUpperCase()} ${written(id).path}`}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
