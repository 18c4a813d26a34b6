import { cn } from "../cn.ts";

export type SpinnerProps = {
  /** Accessible label of what is loading. Omit it if another element says so (`aria-busy`). */
  label?: string | undefined;
  size?: number;
  className?: string;
};

/** A loading indicator, 14 px by default, in the colour of the surrounding text. */
export const Spinner = ({ label, size = 14, className }: SpinnerProps) => (
  <span
    data-slot="spinner"
    {...(label ? { role: "status" } : { "aria-hidden": true })}
    className={cn("inline-flex items-center", className)}
  >
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      strokeWidth="2"
      className="animate-spin"
      aria-hidden
    >
      <circle cx="8" cy="8" r="6.5" className="stroke-current opacity-20" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" className="stroke-current" strokeLinecap="round" />
    </svg>
    {label && <span className="sr-only">{label}</span>}
  </span>
);
