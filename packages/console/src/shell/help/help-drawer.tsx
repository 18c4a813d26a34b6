import { Drawer } from "@backoffice/ui";
import { useState } from "react";
import { FieldNotes } from "./field-notes.tsx";
import { GENERAL, helpPages, helpSlug } from "./help-pages.ts";
import { Markdown } from "./markdown.tsx";
import { hideOverlay } from "../overlays/overlays.ts";
import { usePage } from "../pages/use-page.ts";

/** Help for the current page, with links to all other topics (shell §2.1). */
const HelpDrawer = () => {
  const page = usePage();
  const own = helpSlug(page);
  const [slug, setSlug] = useState(own);
  const shown = helpPages.get(slug) ?? helpPages.get(GENERAL);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && hideOverlay()}
      title={shown?.title ?? "Help"}
      subtitle="Additional Details"
    >
      <Markdown text={shown?.text ?? ""} onLink={hideOverlay} />
      {page && slug === own && <FieldNotes path={page.path} />}
      <nav aria-label="Help topics" className="mt-6 border-t border-line pt-4">
        <h3 className="mb-1 text-meta font-medium text-ink-muted">Other topics</h3>
        <ul className="grid gap-px sm:grid-cols-2">
          {[...helpPages]
            .filter(([id]) => id !== slug)
            .map(([id, { title }]) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => setSlug(id)}
                  className="w-full rounded-md px-2 py-1 text-start text-accent-ink hover:bg-hover"
                >
                  {title}
                </button>
              </li>
            ))}
        </ul>
      </nav>
    </Drawer>
  );
};

export default HelpDrawer;
