import { Combobox } from "@backoffice/ui";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";

type OperatorChoiceProps = { opId: string; onChoose: (opId: string) => void };

/** Whose wallet: platform staff choose it in the dialog, whatever the top bar says (money §6). */
export const OperatorChoice = ({ opId, onChoose }: OperatorChoiceProps) => (
  <div className="mb-4 flex flex-col gap-1">
    <span className="text-meta font-medium">Operator</span>
    <Combobox label="Operator" options={useOperatorOptions()} value={opId} onValueChange={onChoose} />
  </div>
);
