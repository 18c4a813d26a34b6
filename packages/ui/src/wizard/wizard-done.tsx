import { CircleCheck } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

/** Completion of a wizard; takes the focus, because the focused button was removed. */
export const WizardDone = ({ label, children }: { label: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      data-slot="wizard-done"
      className="mx-auto flex max-w-120 flex-col items-center gap-3 px-4 py-12 text-center text-body text-ink outline-none"
    >
      <CircleCheck size={28} strokeWidth={1.5} aria-hidden className="text-positive" />
      {children ?? <p className="text-heading font-semibold">{label}: done</p>}
    </div>
  );
};
