import { useGetMyOperator } from "@backoffice/api-client";
import { cn } from "@backoffice/ui";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { OperatorSelector } from "./operator-selector.tsx";
import { topBarControls } from "../top-bar-controls.ts";
import { usePage } from "../../pages/use-page.ts";

/** The operator selector in the filter drawer of a list; for staff of an operator it offers brands (money §5, §6). */
const OperatorFilter = () => {
  const page = usePage();
  const session = useSession();
  const admin = isAdmin(session);
  const { selector } = topBarControls(page, session);
  // Staff of an operator see its data without selecting it.
  const { data: own } = useGetMyOperator(
    { body: {} },
    { enabled: selector && session.opId !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!selector) return null;
  return (
    <div role="group" aria-label="Scope" className="flex min-w-0 flex-col gap-1">
      <span aria-hidden className="text-meta font-medium">
        {admin ? "Operator" : "Brand"}
      </span>
      <OperatorSelector type={page?.selector ?? "all"} />
      {/* Room for two lines, so that the filters below do not move when the name of the operator arrives. */}
      <p className={cn("text-meta text-ink-muted", session.opId !== null && "min-h-[2lh]")}>
        {own && `Limited to ${own.title}. `}
        Applies immediately. The filters below apply when you press Filter.
      </p>
    </div>
  );
};

export default OperatorFilter;
