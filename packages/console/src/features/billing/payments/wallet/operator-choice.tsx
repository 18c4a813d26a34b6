import { Combobox } from "@backoffice/ui";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";

type OperatorChoiceProps = { opId: string; onChoose: (opId: string) => void };

/** Operator of the wallet, chosen by platform staff regardless of the top bar (money §6). */
export const OperatorChoice = ({ opId, onChoose }: OperatorChoiceProps) => (
  <div className="mb-4 flex flex-col gap-1">
    <span className="text-meta font-medium">Operator</span>
    <Combobox label="Operator" options={useOperatorOptions()} value={opId} onValueChange={onChoose} />
  </div>
);
