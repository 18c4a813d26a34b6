import type { components } from "@backoffice/api-client";
import { useMemo } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { useSession } from "#kit/session/session.ts";
import { brandActions } from "./brand.actions.ts";
import type { Brand } from "./operators.params.ts";

const Buttons = ({ brand }: { brand: Brand }) => {
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => brandActions(panels, session), [panels, session]);
  return (
    <div className="mb-3 flex flex-wrap justify-end gap-2">
      <RecordActions record={brand} actions={actions} />
    </div>
  );
};

/** Above the record of a brand; an operator has none of them. */
export const brandButtons = ({ opId, title, parentOpId }: components["schemas"]["Operator"]) =>
  parentOpId && <Buttons brand={{ opId, title, parentOpId }} />;
