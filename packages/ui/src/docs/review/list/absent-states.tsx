import { missingStates, type ReviewPanel } from "../review-list.ts";

/** The states that a panel does not show, each with the reason. */
export const AbsentStates = ({ panel: { stories, facts } }: { panel: ReviewPanel }) => {
  const absent = missingStates(stories, facts.states);
  if (stories.length === 0 || absent.length === 0) return null;
  return (
    <details className="mt-1.5 text-meta text-ink-muted">
      <summary className="w-fit cursor-pointer">{absent.length} states without a look</summary>
      <ul>
        {absent.map(({ name, why }) => (
          <li key={name}>
            {name}: {why === undefined ? "no scene shows it yet" : `does not apply, ${why}`}
          </li>
        ))}
      </ul>
    </details>
  );
};
