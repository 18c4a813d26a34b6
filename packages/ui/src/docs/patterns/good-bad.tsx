import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../cn.ts";

type ExampleProps = { is: "good" | "bad"; why: ReactNode; children: ReactNode };

/** A live example, labelled good or bad, with the reason. */
export const Example = ({ is, why, children }: ExampleProps) => {
  const good = is === "good";
  const Icon = good ? Check : X;
  return (
    <figure className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line">
      <div className="flex min-h-24 flex-1 flex-col justify-center bg-surface p-4">{children}</div>
      <figcaption className="flex items-start gap-2 border-t bg-sunken px-3 py-2 text-meta">
        <Icon
          size={14}
          strokeWidth={2}
          aria-hidden
          className={cn("mt-px shrink-0", good ? "text-positive-ink" : "text-critical-ink")}
        />
        <span>
          <strong className={cn("font-medium", good ? "text-positive-ink" : "text-critical-ink")}>
            {good ? "Do" : "Do not"}
          </strong>{" "}
          {why}
        </span>
      </figcaption>
    </figure>
  );
};

/** Examples side by side; stacked in a narrow container. */
export const Examples = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 gap-4 md:grid-cols-2">{children}</div>
);
