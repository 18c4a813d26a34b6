import { IconButton, Popover, PopoverContent, PopoverTrigger } from "@backoffice/ui";
import { Building2 } from "lucide-react";
import type { SelectorType } from "#kit/pages/define-module.ts";
import { OperatorSelector } from "./operator-selector.tsx";

/** The operator selector on a phone (shell §2.1). */
const OperatorPopover = ({ defaultOpen, type }: { defaultOpen: boolean; type: SelectorType }) => (
  <Popover defaultOpen={defaultOpen}>
    <PopoverTrigger asChild>
      <IconButton label="Choose operator" icon={Building2} />
    </PopoverTrigger>
    <PopoverContent align="end" aria-label="Choose operator" className="w-79">
      <p className="mb-1.5 text-meta font-medium text-ink-muted">Operator or brand</p>
      <OperatorSelector type={type} />
    </PopoverContent>
  </Popover>
);

export default OperatorPopover;
