import { cva } from "class-variance-authority";

/** Button styles, for elements that are not a `Button`. */
export const buttonLook = cva(
  "relative inline-flex shrink-0 outline-focus select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md border text-body font-medium transition-colors duration-100",
  {
    variants: {
      look: {
        primary: "border-transparent bg-accent text-accent-contrast hover:bg-accent-hover active:bg-accent-pressed",
        secondary: "border-line-strong/55 bg-raised text-ink hover:border-line-strong hover:bg-hover active:bg-pressed",
        filter:
          "border-line bg-surface text-meta text-ink-muted hover:bg-hover active:bg-pressed aria-pressed:border-line-strong/55 aria-pressed:bg-pressed aria-pressed:text-ink",
        ghost:
          "border-transparent text-ink-muted hover:bg-hover hover:text-ink active:bg-pressed aria-expanded:bg-pressed aria-expanded:text-ink",
        danger:
          "border-transparent bg-critical text-critical-contrast hover:bg-critical-hover active:bg-critical-pressed",
        refusal:
          "border-line-strong/55 bg-raised text-critical-ink hover:border-critical hover:bg-critical-soft active:border-critical-ink active:bg-critical-soft",
        blocked: "border-line bg-sunken text-ink-faint",
        blockedGhost: "border-transparent text-ink-faint opacity-65",
      },
      size: {
        sm: "h-6 px-2 text-meta",
        md: "h-control px-3",
        icon: "size-control",
        "icon-sm": "size-6",
      },
    },
  },
);
