/** Marks a notice that was not read yet. */
export const UnreadMark = () => (
  <>
    <span aria-hidden className="me-1.5 inline-block size-2 rounded-full bg-info-ink align-baseline" />
    <span className="sr-only">New: </span>
  </>
);
