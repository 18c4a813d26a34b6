/** The keys that apply, on the button that does. */
export const ApplyHint = () => (
  <kbd aria-hidden dir="ltr" className="font-sans text-meta opacity-80">
    ⌘↵
  </kbd>
);
