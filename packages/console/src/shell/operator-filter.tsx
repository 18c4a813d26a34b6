import { isAdmin, useSession } from "../kit/session.ts";
import { OperatorSelector } from "./operator-selector.tsx";
import { topBarControls } from "./top-bar-controls.ts";
import { usePage } from "./use-page.ts";

/** Whose rows a list shows, in its filter drawer: an operator, or a brand for who works for one (money §5, §6). */
const OperatorFilter = () => {
  const page = usePage();
  const session = useSession();
  if (!topBarControls(page, session).selector) return null;
  const label = isAdmin(session) ? "Operator" : "Brand";
  return (
    <div role="group" aria-label="Whose rows" className="flex min-w-0 flex-col gap-1">
      <span aria-hidden className="text-meta font-medium">
        {label}
      </span>
      <OperatorSelector type={page?.selector ?? "all"} label={label} own />
      <p className="text-meta text-ink-muted">Counts at once; the filters below when they are applied.</p>
    </div>
  );
};

export default OperatorFilter;
