import type { ReactNode } from "react";
import { lookAddress } from "../look/look-address.ts";

/** The list of the review: one line with its title and tools, and what follows. */
export const ReviewShell = ({ head, children }: { head?: ReactNode; children: ReactNode }) => (
  <article className="flex flex-col gap-4 px-4 pb-16 text-body text-ink">
    <header className="sticky top-0 z-10 -mx-4 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 border-b bg-canvas px-4 py-1">
      <a href={lookAddress("start-here-overview--overview")} target="_top" className="text-accent-ink hover:underline">
        Storybook
      </a>
      <h1 className="text-heading font-semibold">Review</h1>
      {head}
    </header>
    {children}
  </article>
);
