import type { ReactNode } from "react";

/** A page of the handbook: title, lead sentence, sections. */
export const Page = ({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) => (
  <article className="mx-auto flex max-w-240 flex-col gap-8 pb-16 text-body text-ink">
    <header className="border-b pb-4">
      <h1 className="text-title font-semibold">{title}</h1>
      <p className="mt-1 max-w-160 text-ink-muted">{lead}</p>
    </header>
    {children}
  </article>
);

/** A section of a page. */
export const Section = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-3">
    <div>
      <h2 className="text-heading font-semibold">{title}</h2>
      {note && <p className="max-w-160 text-ink-muted">{note}</p>}
    </div>
    {children}
  </section>
);
