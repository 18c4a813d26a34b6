import { operations } from "@backoffice/api-client/contract";
import { Button, IconButton, Select } from "@backoffice/ui";
import { Plus, X } from "lucide-react";
import { useState } from "react";

type Rule = { operation: string; fault: string };

type FaultRulesProps = {
  rules: readonly Rule[];
  faults: readonly { value: string; label: string }[];
  onChange: (rules: Rule[]) => void;
};

const EVERY = { value: "*", label: "Every operation" };
const CALLS = [
  EVERY,
  ...Object.keys(operations)
    .toSorted()
    .map((id) => ({ value: id, label: id })),
];

/** Calls that fail, each with its fault. */
export const FaultRules = ({ rules, faults, onChange }: FaultRulesProps) => {
  const [operation, setOperation] = useState(EVERY.value);
  const [fault, setFault] = useState(faults[0]?.value ?? "");
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-meta font-medium text-ink-muted">Faults</legend>
      {rules.map((rule) => (
        <div key={`${rule.operation} ${rule.fault}`} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate">
            <span className="font-mono">{rule.operation}</span>{" "}
            {faults.find((it) => it.value === rule.fault)?.label ?? rule.fault}
          </span>
          <IconButton
            size="sm"
            label="Remove fault"
            icon={X}
            onClick={() => onChange(rules.filter((it) => it !== rule))}
          />
        </div>
      ))}
      <div className="grid grid-cols-2 gap-1.5">
        <Select aria-label="Call" options={CALLS} value={operation} onValueChange={setOperation} />
        <Select aria-label="Fault" options={[...faults]} value={fault} onValueChange={setFault} />
      </div>
      <Button onClick={() => onChange([...rules.filter((it) => it.operation !== operation), { operation, fault }])}>
        <Plus size={14} strokeWidth={1.75} aria-hidden />
        Add fault
      </Button>
    </fieldset>
  );
};
