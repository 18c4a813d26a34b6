import { cn } from "../../cn.ts";
import { initials } from "./initials.ts";

/** A person's initials, 24 px. Hidden from screen readers, because the name is next to it. */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    data-slot="avatar"
    aria-hidden
    className={cn(
      "inline-grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-[0.625rem] font-semibold text-accent-ink select-none",
      className,
    )}
  >
    {initials(name)}
  </span>
);
