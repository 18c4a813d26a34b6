/** An empty page, for panels that open over any page. */
export const PlaceholderPage = () => (
  <section aria-label="Any page" className="flex-1 rounded-lg border border-dashed border-line p-4 text-ink-muted">
    Any page
  </section>
);
