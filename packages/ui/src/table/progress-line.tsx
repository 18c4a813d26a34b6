/** A thin progress line below the header during a refresh; delayed, so that fast responses show none. */
export const ProgressLine = () => (
  <div
    data-slot="progress-line"
    aria-hidden
    className="pointer-events-none absolute inset-x-0 top-0 z-40 h-0.5 overflow-hidden"
  >
    <div className="h-full origin-[0_50%] scale-x-90 bg-accent transition-transform delay-150 duration-[6s] ease-out rtl:origin-[100%_50%] starting:scale-x-0" />
  </div>
);
