import type { ReactNode } from "react";

/** A section of a documentation page, under a heading. */
export const DocSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-8">
    <h2 className="mb-2 border-b pb-1 text-heading font-semibold">{title}</h2>
    {children}
  </section>
);
