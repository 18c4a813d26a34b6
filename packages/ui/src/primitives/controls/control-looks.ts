import { cva } from "class-variance-authority";

/** Shared styles of inputs: a border with 3:1 contrast, an inner focus ring, critical when invalid. */
export const controlLooks = cva(
  "w-full min-w-0 rounded-md border bg-surface text-body text-ink placeholder:text-ink-faint focus-visible:outline-1 focus-visible:outline-offset-0 disabled:border-line disabled:bg-sunken disabled:text-ink-faint aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-faint",
  {
    variants: {
      invalid: {
        true: "border-critical focus-visible:border-critical focus-visible:outline-critical",
        false: "border-line-strong outline-focus hover:border-ink-faint focus-visible:border-focus",
      },
    },
    defaultVariants: { invalid: false },
  },
);
