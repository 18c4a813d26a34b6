import { getOperatorSettings, type components } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { useMemo } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { brandActions } from "./brand.actions.ts";

type Operator = components["schemas"]["Operator"];

const Buttons = ({ operator: { opId, title, parentOpId } }: { operator: Operator }) => {
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => brandActions(panels, session), [panels, session]);
  return (
    <div className="mb-3 flex flex-wrap justify-end gap-2">
      <Button
        reason={lacking(session, getOperatorSettings.operation.permission)}
        onClick={() => panels.open("operator-earning-settings", { operator: opId })}
      >
        Affiliate and cashback settings
      </Button>
      {parentOpId !== null && <RecordActions record={{ opId, title, parentOpId }} actions={actions} />}
    </div>
  );
};

/** Above the record of an operator or a brand; what is done with brands only is there for a brand. */
export const operatorButtons = (operator: Operator) => <Buttons operator={operator} />;
